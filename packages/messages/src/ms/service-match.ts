import type { serviceMatch as english } from '../en/service-match.ts';
import type { TranslationOf } from '../translation.ts';

export const serviceMatch = {
  'service_match.title': 'Perkhidmatan yang dinamakan dalam fail dan kedai anda',
  'service_match.text': 'Pilih maksud setiap nama. Kami juga guna pilihan anda untuk fail seterusnya.',
  'service_match.means': 'Maksud {{name}}',
  'service_match.by_name': 'Perkhidmatan dengan nama ini',
  'service_match.courier': '{{courier}}, perkhidmatan termurah',
  'service_match.asked': 'Perkhidmatan diminta',
  'service_match.parcels_other': '{{count}} bungkusan',
} as const satisfies TranslationOf<typeof english, 'other'>;
