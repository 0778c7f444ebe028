import type { TextsOf } from '../translation.ts';
import type { pageConfirmation as english } from '../en/page-confirmation.ts';

export const pageConfirmation = {
  title: 'Sahkan alamat penghantaran anda',
  advice: 'Kami tidak pernah meminta wang, kata laluan atau butiran kad di halaman ini.',
  no_link: 'Pautan ini tidak lengkap. Buka semula daripada mesej kedai.',
  no_script: 'Hidupkan JavaScript untuk mengesahkan alamat anda di sini, atau balas mesej kedai.',
} as const satisfies TextsOf<typeof english>;
