import type { TextsOf } from '../translation.ts';
import type { mailMember as english } from '../en/mail-member.ts';

export const mailMember = {
  roles: { owner: 'pemilik', staff: 'kakitangan', staff_ro: 'kakitangan, lihat sahaja' },
  may: {
    owner: 'Anda akan menjadi pemilik: menghantar, mengurus wang dan menentukan siapa lagi ahli syarikat.',
    staff:
      'Anda akan menjadi kakitangan: menyediakan dan menghantar bungkusan. Wang, ahli dan kunci kekal pada pemilik.',
    staff_ro: 'Anda akan menjadi kakitangan lihat sahaja: melihat bungkusan tanpa mengubah apa-apa.',
  },
  invitation_subject: '{{by}} menjemput anda ke {{company}}',
  invitation_why:
    '{{by}} menjemput anda bekerja dengan {{company}} di Sampan, perkhidmatan yang digunakan {{company}} untuk menghantar bungkusannya.',
  button: 'Terima jemputan',
  safety:
    'Pautan ini hanya boleh digunakan sekali dan sah selama 7 hari. Anda memilih kata laluan sendiri; tiada sesiapa akan memintanya.',
  stranger: 'Anda tidak mengenali {{company}}? Sila abaikan mesej ini. Tiada apa-apa berlaku tanpa jawapan anda.',
  joined_subject: '{{person}} menyertai {{company}}',
  joined: '{{person}} menerima jemputan dan kini menjadi ahli {{company}} sebagai {{role}}.',
  role_subject: '{{company}}: peranan {{person}} berubah',
  role: '{{by}} menukar peranan {{person}} di {{company}} kepada {{role}}. Perubahan ini berkuat kuasa serta-merta.',
  removed_subject: '{{company}}: {{person}} telah dikeluarkan',
  removed: '{{by}} mengeluarkan {{person}} daripada {{company}}. Semua sesinya tamat serta-merta.',
  your_role_subject: '{{company}}: peranan anda berubah',
  your_role: '{{by}} menukar peranan anda di {{company}} kepada {{role}}. Perubahan ini berkuat kuasa serta-merta.',
  you_removed_subject: 'Anda bukan lagi ahli {{company}}',
  you_removed:
    '{{by}} mengeluarkan anda daripada {{company}}. Anda tidak lagi boleh log masuk di sana. E-mel anda boleh digunakan semula: buka akaun sendiri dengannya, atau terima jemputan lain.',
  open_members: 'Lihat ahli',
  unexpected: 'Tidak menjangkakan ini? Bincang dengan pemilik lain, atau hubungi pasukan sokongan kami.',
} as const satisfies TextsOf<typeof english>;
