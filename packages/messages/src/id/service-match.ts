import type { serviceMatch as english } from '../en/service-match.ts';
import type { TranslationOf } from '../translation.ts';

export const serviceMatch = {
  'service_match.title': 'Layanan yang disebut di file dan toko Anda',
  'service_match.text': 'Pilih arti setiap nama. Pilihan Anda juga kami pakai untuk file berikutnya.',
  'service_match.means': 'Arti {{name}}',
  'service_match.by_name': 'Layanan dengan nama ini',
  'service_match.courier': '{{courier}}, layanan termurah',
  'service_match.asked': 'Layanan yang diminta',
  'service_match.parcels_other': '{{count}} paket',
} as const satisfies TranslationOf<typeof english, 'other'>;
