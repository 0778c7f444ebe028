import type { TextsOf } from '../translation.ts';
import type { mailSocialLogin as english } from '../en/mail-social-login.ts';

export const mailSocialLogin = {
  linked_subject: '{{provider}} kini boleh digunakan untuk log masuk ke akaun anda',
  linked: 'Log masuk dengan {{provider}} baru sahaja disambungkan ke akaun Sampan anda.',
  unlinked_subject: 'Sambungan {{provider}} ke akaun anda telah diputuskan',
  unlinked: 'Log masuk dengan {{provider}} baru sahaja diputuskan sambungannya daripada akaun Sampan anda.',
  not_you:
    'Bukan anda? Tukar kata laluan, log keluar di semua peranti lain dan putuskan sambungan yang anda tidak kenali.',
  open: 'Buka tetapan',
} as const satisfies TextsOf<typeof english>;
