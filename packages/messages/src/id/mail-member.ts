import type { TextsOf } from '../translation.ts';
import type { mailMember as english } from '../en/mail-member.ts';

export const mailMember = {
  roles: { owner: 'pemilik', staff: 'staf', staff_ro: 'staf, hanya lihat' },
  may: {
    owner: 'Anda akan menjadi pemilik: mengirim, mengurus uang, dan menentukan siapa lagi anggota perusahaan.',
    staff: 'Anda akan menjadi staf: membuat dan mengirim paket. Uang, anggota, dan kunci tetap pada pemilik.',
    staff_ro: 'Anda akan menjadi staf hanya lihat: melihat paket tanpa mengubah apa pun.',
  },
  invitation_subject: '{{by}} mengundang Anda ke {{company}}',
  invitation_why:
    '{{by}} mengundang Anda bekerja bersama {{company}} di Sampan, layanan tempat {{company}} mengirim paketnya.',
  button: 'Terima undangan',
  safety:
    'Tautan hanya dapat dipakai sekali dan berlaku 7 hari. Anda membuat kata sandi sendiri; tidak ada yang akan memintanya.',
  stranger: 'Anda tidak mengenal {{company}}? Abaikan saja pesan ini. Tidak terjadi apa pun tanpa jawaban Anda.',
  joined_subject: '{{person}} bergabung dengan {{company}}',
  joined: '{{person}} menerima undangan dan kini menjadi anggota {{company}} sebagai {{role}}.',
  role_subject: '{{company}}: peran {{person}} berubah',
  role: '{{by}} mengubah peran {{person}} di {{company}} menjadi {{role}}. Perubahan langsung berlaku.',
  removed_subject: '{{company}}: {{person}} dikeluarkan',
  removed: '{{by}} mengeluarkan {{person}} dari {{company}}. Semua sesinya langsung berakhir.',
  your_role_subject: '{{company}}: peran Anda berubah',
  your_role: '{{by}} mengubah peran Anda di {{company}} menjadi {{role}}. Perubahan langsung berlaku.',
  you_removed_subject: 'Anda bukan lagi anggota {{company}}',
  you_removed:
    '{{by}} mengeluarkan Anda dari {{company}}. Anda tidak dapat masuk lagi di sana. Email Anda bisa dipakai kembali: buat akun sendiri dengannya, atau terima undangan lain.',
  open_members: 'Lihat anggota',
  unexpected: 'Tidak menduga hal ini? Bicarakan dengan pemilik lain, atau hubungi tim dukungan kami.',
} as const satisfies TextsOf<typeof english>;
