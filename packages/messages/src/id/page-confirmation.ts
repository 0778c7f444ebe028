import type { TextsOf } from '../translation.ts';
import type { pageConfirmation as english } from '../en/page-confirmation.ts';

export const pageConfirmation = {
  title: 'Konfirmasi alamat pengiriman Anda',
  advice: 'Kami tidak pernah meminta uang, kata sandi, atau data kartu di halaman ini.',
  no_link: 'Tautan ini tidak lengkap. Buka lagi dari pesan toko.',
  no_script: 'Aktifkan JavaScript untuk mengonfirmasi alamat Anda di sini, atau balas pesan toko.',
} as const satisfies TextsOf<typeof english>;
