import type { TextsOf } from '../translation.ts';
import type { mailSocialLogin as english } from '../en/mail-social-login.ts';

export const mailSocialLogin = {
  linked_subject: 'Puwede nang mag-sign in ang {{provider}} sa account mo',
  linked: 'Nakakonekta na sa Sampan account mo ang pag-sign in gamit ang {{provider}}.',
  unlinked_subject: 'Nadiskonekta ang {{provider}} sa account mo',
  unlinked: 'Nadiskonekta na sa Sampan account mo ang pag-sign in gamit ang {{provider}}.',
  not_you:
    'Hindi ikaw ito? Palitan ang password mo, mag-sign out sa lahat ng ibang device at idiskonekta ang hindi mo kilala.',
  open: 'Buksan ang settings',
} as const satisfies TextsOf<typeof english>;
