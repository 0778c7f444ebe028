import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Piliin ang lokasyon mo',
  'map.search': 'Maghanap ng lugar',
  'map.results': 'Mga nahanap na lugar',
  'map.no_results': 'Walang nahanap na lugar. Subukan ang kalye o postcode.',
  'map.use_my_location': 'Gamitin ang lokasyon ko',
  'map.location_denied': 'Hindi ibinahagi ng browser ang lokasyon. Maghanap o igalaw ang mapa.',
  'map.keyboard_hint': 'Igalaw ang mapa gamit ang arrow keys, plus at minus para mag-zoom.',
  'map.label': 'Mapa. Ang pin sa gitna ang pipiliin mong lugar.',
  'map.finding': 'Hinahanap ang address',
  'map.not_found': 'Walang kilalang address dito. Igalaw ang mapa.',
  'map.offline_only_list': 'Hindi ma-load ang mapa. Pumili mula sa search results.',
  'map.zoom_in': 'Mag-zoom in',
  'map.zoom_out': 'Mag-zoom out',
  'map.coast_only': 'Baybayin lang ang nasa mapang ito. Kailangan ng tile server para sa mga kalye.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
