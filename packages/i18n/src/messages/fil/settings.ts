import type { TranslationOf } from '../translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Settings',
  'settings.profile': 'Profile',
  'settings.profile_text': 'Pangalan at numero ng telepono sa mga label mo',
  'settings.addresses': 'Mga address',
  'settings.addresses_text': 'Kung saan ipapadala ang invoice at saan magpi-pick up ang courier',
  'settings.appearance': 'Itsura at wika',
  'settings.company': 'Kumpanya',
  'settings.role': 'Role mo',
  'settings.role_owner': 'May-ari',
  'settings.role_staff': 'Staff',
  'settings.role_staff_ro': 'Staff, tingin lang',
  'settings.unsaved': 'May mga pagbabagong hindi pa nase-save',
  'settings.discard': 'Huwag i-save ang mga pagbabago',
  'settings.saved': 'Na-update ang user setting',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
