import type { TextsOf } from '../translation.ts';
import type { mailPayout as english } from '../en/mail-payout.ts';

export const mailPayout = {
  account_not_found: 'bank tidak mengenali akaun ini',
  account_closed: 'akaun ini telah ditutup',
  name_mismatch: 'nama tidak sepadan dengan akaun ini',
  bank_refused: 'bank menolaknya',
  owed: 'syarikat anda masih berhutang selepas kalah dalam pertikaian',
  code_subject: '{{code}} ialah kod pengeluaran anda',
  code: 'Taipkan kod ini untuk mengesahkan pengeluaran atau akaun pengeluaran:',
  code_life: 'Kod ini hanya boleh digunakan sekali dan sah selama 10 minit. Pihak Sampan tidak akan memintanya.',
  code_stranger:
    'Anda tidak membuat pengeluaran? Jangan taip kod ini di mana-mana, dan log keluar di semua peranti melalui tetapan.',
  account_added_subject: 'Akaun pengeluaran telah ditambah',
  account_added: '{{account}} ditambah untuk pengeluaran. Tiada bayaran dibuat kepadanya sebelum {{usable_from}}.',
  account_removed_subject: 'Akaun pengeluaran telah dibuang',
  account_removed: '{{account}} telah dibuang. Pengeluaran yang sedang diproses tetap akan sampai ke akaun itu.',
  requested_subject: 'Pengeluaran {{number}} sebanyak {{amount}} dimohon',
  requested: 'Pengeluaran {{amount}} kepada {{account}} telah dimohon: {{number}}.',
  cooling: 'Akaun ini baharu, jadi wang hanya dihantar paling awal pada {{not_before}}.',
  needs_approval: 'Kerana amaunnya, seseorang di Sampan akan menyemaknya dahulu.',
  paid_subject: 'Pengeluaran {{number}} sebanyak {{amount}} telah dibayar',
  paid: '{{amount}} telah dibayar kepada {{account}}: {{number}}.',
  failed_subject: 'Pengeluaran {{number}} sebanyak {{amount}} tidak sampai',
  failed: '{{number}} sebanyak {{amount}} kepada {{account}} tidak sampai: {{why}}.',
  failed_next: 'Wang itu telah kembali ke baki pengeluaran anda. Tiada wang yang hilang.',
  set_off: '{{amount}} daripadanya digunakan untuk menjelaskan hutang syarikat anda selepas kalah dalam pertikaian.',
  set_off_rest: '{{amount}} telah kembali ke baki pengeluaran anda.',
  returned_subject: 'Pengeluaran {{number}} sebanyak {{amount}} dipulangkan oleh bank',
  returned:
    '{{number}} sebanyak {{amount}} kepada {{account}} telah dibayar, tetapi bank memulangkannya: {{why}}. {{reason}}',
  refused_subject: 'Pengeluaran {{number}} sebanyak {{amount}} tidak diluluskan',
  refused: '{{number}} sebanyak {{amount}} kepada {{account}} tidak diluluskan: {{reason}}',
  stranger: 'Bukan orang daripada syarikat anda? Batalkan sekarang, tukar kata laluan anda dan hubungi kami.',
  open: 'Buka pengeluaran',
} as const satisfies TextsOf<typeof english>;
