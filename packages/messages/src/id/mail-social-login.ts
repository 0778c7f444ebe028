import type { TextsOf } from '../translation.ts';
import type { mailSocialLogin as english } from '../en/mail-social-login.ts';

export const mailSocialLogin = {
  linked_subject: '{{provider}} kini bisa dipakai untuk masuk ke akun Anda',
  linked: 'Login dengan {{provider}} baru saja dihubungkan ke akun Sampan Anda.',
  unlinked_subject: '{{provider}} diputuskan dari akun Anda',
  unlinked: 'Login dengan {{provider}} baru saja diputuskan dari akun Sampan Anda.',
  not_you: 'Bukan Anda? Ganti kata sandi, keluar dari semua perangkat lain, dan putuskan yang tidak Anda kenal.',
  open: 'Buka pengaturan',
} as const satisfies TextsOf<typeof english>;
