import type { TextsOf } from '../translation.ts';
import type { mailStore as english } from '../en/mail-store.ts';

export const mailStore = {
  ending_subject: 'Sambungkan semula {{name}} sebelum {{date}}',
  ending:
    'Kebenaran kedai {{channel}} anda, {{name}}, tamat pada {{date}}. Selepas itu, pesanannya tidak lagi tiba dan nombor penjejakan tidak lagi dihantar balik.',
  ending_next: 'Sambungkan semula sebelum itu. Ia mengambil masa seminit, dan tiada pesanan yang hilang.',
  stores: 'Buka kedai anda',
} as const satisfies TextsOf<typeof english>;
