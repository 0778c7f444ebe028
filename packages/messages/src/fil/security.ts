import type { TranslationOf } from '../translation.ts';
import type { security as english } from '../en/security.ts';

export const security = {
  'security.title': 'Seguridad',
  'security.password_text': 'Masa-sign out ang lahat ng ibang device kapag pinalitan mo ito.',
  'security.no_password':
    'Nagsa-sign in ka nang walang password. Puwede kaming magpadala ng link sa {{email}} para makapili ka. Mag-log out bago ito buksan.',
  'security.no_password_send': 'Ipadala sa akin ang link',
  'security.old_password': 'Kasalukuyang password',
  'security.password_done': 'Napalitan na ang password mo',
  'security.forgot': 'Nakalimutan? Mag-log out at piliin ang "{{link}}" sa sign-in page.',
  'security.sessions': 'Kung saan ka naka-sign in',
  'security.sessions_text': 'I-sign out ang hindi mo kilala, saka palitan ang password.',
  'security.previous': 'Nakaraang sign-in: {{when}}, {{device}}',
  'security.sessions_failed': 'Hindi ma-load ang listahan ng mga device',
  'security.this_device': 'Device na ito',
  'security.device_unknown': 'Hindi kilalang device',
  'security.last_active': 'Huling active {{when}}',
  'security.since': 'Nag-sign in {{when}}',
  'security.method_password': 'gamit ang password',
  'security.method_phone': 'gamit ang code sa phone',
  'security.method_google': 'gamit ang Google',
  'security.method_facebook': 'gamit ang Facebook',
  'security.method_register': 'noong gumawa ng account',
  'security.method_invitation': 'gamit ang imbitasyon',
  'security.method_login_as': 'ng Sampan support',
  'security.acting_as': 'kumikilos bilang {{name}}',
  'security.sign_out': 'I-sign out',
  'security.sign_out_device': 'I-sign out ang {{device}}',
  'security.signed_out': 'Na-sign out ang device',
  'security.sign_out_others': 'Mag-sign out sa lahat ng ibang device',
  'security.sign_out_others_title': 'Mag-sign out sa lahat ng ibang device?',
  'security.sign_out_others_text':
    'Kailangang mag-sign in ulit ng lahat ng ibang device. Mananatiling naka-sign in ang device na ito.',
  'security.others_signed_out': 'Na-sign out na ang lahat ng ibang device',
  'security.only_here': 'Wala kang ibang naka-sign in na device.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
