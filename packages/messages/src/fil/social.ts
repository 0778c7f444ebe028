import type { TranslationOf } from '../translation.ts';
import type { social as english } from '../en/social.ts';

export const social = {
  'social.continue': 'Magpatuloy gamit ang {{provider}}',
  'social.signing_in': 'Sina-sign in ka. Sandali lang.',
  'social.connecting': 'Kinokonekta ang account mo. Sandali lang.',
  'social.stale_title': 'Hindi na bukas ang sign-in na ito',
  'social.stale': 'Sinimulan ito sa ibang tab, o masyado nang matagal. Pakisimulan ulit.',
  'social.cancelled': 'Kinansela mo. Walang ibinahagi sa Sampan.',
  'social.failed': 'Hindi ka na-sign in ng provider. Subukan ulit, o mag-sign in sa ibang paraan.',
  'social.password_first': 'Mag-sign in gamit ang password ko',
  'social.back_to_settings': 'Bumalik sa settings',
  'social.title': 'Google at Facebook',
  'social.text': 'Magkonekta ng account para makapag-sign in din gamit ito bukod sa password mo.',
  'social.not_connected': 'Hindi nakakonekta',
  'social.connected': 'Nakakonekta',
  'social.connected_as': 'Nakakonekta bilang {{email}}',
  'social.last_used': 'Huling ginamit {{when}}',
  'social.not_offered': 'Hindi na inaalok dito',
  'social.only_way':
    'Ito lang ang paraan mo para mag-sign in. Magtakda ng password o magkonekta ng ibang account bago ito idiskonekta.',
  'social.connect': 'Ikonekta',
  'social.connect_named': 'Ikonekta ang {{provider}}',
  'social.disconnect': 'Idiskonekta',
  'social.disconnect_named': 'Idiskonekta ang {{provider}}',
  'social.linked': 'Nakakonekta na ang {{provider}}',
  'social.unlinked': 'Nadiskonekta na ang {{provider}}',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
