import type { TextsOf } from '../translation.ts';
import type { mailConfirmation as english } from '../en/mail-confirmation.ts';

export const mailConfirmation = {
  subject: '{{shop}}: sila sahkan alamat penghantaran anda',
  why: '{{shop}} akan menghantar bungkusan {{number}} kepada anda. Sila semak alamat supaya kurier dapat mencari anda.',
  button: 'Sahkan alamat saya',
  safety:
    'Pautan ini sah selama 7 hari. Halaman itu meminta empat digit terakhir nombor telefon atau poskod anda. Ia tidak pernah meminta kata laluan, kad atau bayaran.',
  stranger: 'Anda tidak membuat sebarang pesanan? Sila abaikan mesej ini.',
  sms: '{{shop}}: sila sahkan alamat bungkusan anda dalam masa 7 hari: {{url}}',
} as const satisfies TextsOf<typeof english>;
