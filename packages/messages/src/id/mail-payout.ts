import type { TextsOf } from '../translation.ts';
import type { mailPayout as english } from '../en/mail-payout.ts';

export const mailPayout = {
  account_not_found: 'bank tidak mengenali rekening ini',
  account_closed: 'rekening ini sudah ditutup',
  name_mismatch: 'nama tidak sesuai dengan rekening ini',
  bank_refused: 'bank menolaknya',
  owed: 'perusahaan Anda masih berutang setelah kalah sengketa',
  code_subject: '{{code}} adalah kode pencairan Anda',
  code: 'Ketik kode ini untuk mengonfirmasi pencairan atau rekening pencairan:',
  code_life: 'Kode ini hanya bisa dipakai sekali dan berlaku 10 menit. Tim Sampan tidak akan pernah memintanya.',
  code_stranger:
    'Anda tidak sedang mencairkan dana? Jangan ketik kode ini di mana pun, dan keluar dari semua perangkat lewat pengaturan.',
  account_added_subject: 'Rekening pencairan ditambahkan',
  account_added:
    '{{account}} ditambahkan untuk pencairan. Tidak ada dana yang dikirim ke sana sebelum {{usable_from}}.',
  account_removed_subject: 'Rekening pencairan dihapus',
  account_removed: '{{account}} dihapus. Pencairan yang sedang berjalan tetap sampai ke sana.',
  requested_subject: 'Pencairan {{number}} sebesar {{amount}} diajukan',
  requested: 'Pencairan {{amount}} ke {{account}} diajukan: {{number}}.',
  cooling: 'Rekening ini baru, jadi dana dikirim paling cepat pada {{not_before}}.',
  needs_approval: 'Karena jumlahnya, seseorang di Sampan memeriksanya terlebih dahulu.',
  paid_subject: 'Pencairan {{number}} sebesar {{amount}} telah dibayar',
  paid: '{{amount}} telah dibayar ke {{account}}: {{number}}.',
  failed_subject: 'Pencairan {{number}} sebesar {{amount}} tidak sampai',
  failed: '{{number}} sebesar {{amount}} ke {{account}} tidak sampai: {{why}}.',
  failed_next: 'Dana sudah kembali ke saldo pencairan Anda. Tidak ada dana yang hilang.',
  set_off: '{{amount}} di antaranya dipakai untuk melunasi utang perusahaan Anda setelah kalah sengketa.',
  set_off_rest: '{{amount}} sudah kembali ke saldo pencairan Anda.',
  returned_subject: 'Pencairan {{number}} sebesar {{amount}} dikembalikan oleh bank',
  returned:
    '{{number}} sebesar {{amount}} ke {{account}} sudah dibayar, tetapi bank mengembalikannya: {{why}}. {{reason}}',
  refused_subject: 'Pencairan {{number}} sebesar {{amount}} tidak disetujui',
  refused: '{{number}} sebesar {{amount}} ke {{account}} tidak disetujui: {{reason}}',
  stranger: 'Bukan orang dari perusahaan Anda? Batalkan sekarang, ganti kata sandi Anda, dan hubungi kami.',
  open: 'Buka pencairan',
} as const satisfies TextsOf<typeof english>;
