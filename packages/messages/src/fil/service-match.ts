import type { serviceMatch as english } from '../en/service-match.ts';
import type { TranslationOf } from '../translation.ts';

export const serviceMatch = {
  'service_match.title': 'Mga serbisyong nakasaad sa mga file at store mo',
  'service_match.text': 'Piliin ang ibig sabihin ng bawat pangalan. Gagamitin din namin ito sa mga susunod na file.',
  'service_match.means': 'Ang ibig sabihin ng {{name}}',
  'service_match.by_name': 'Serbisyong may ganitong pangalan',
  'service_match.courier': '{{courier}}, pinakamurang serbisyo',
  'service_match.asked': 'Hininging serbisyo',
  'service_match.parcels_one': '{{count}} parcel',
  'service_match.parcels_other': '{{count}} na parcel',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
