import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Piliin ang lokasyon mo',
  'map.confirm': 'Kumpirmahin',
  'map.cancel': 'Cancel',
  'map.close': 'Isara',
  'map.search': 'Maghanap ng address',
  'map.search_placeholder': 'Kalye, gusali o postal code',
  'map.searching': 'Naghahanap',
  'map.search_empty': 'Walang nahanap na address. Subukan ang mas maikling text, o igalaw ang mapa.',
  'map.search_wait': 'Masyadong maraming paghahanap. Maghintay ng ilang segundo bago mag-type ulit.',
  'map.search_count_one': '{{count}} address ang nahanap',
  'map.search_count_other': '{{count}} na address ang nahanap',
  'map.search_clear': 'I-clear ang search',
  'map.canvas': 'Mapa. Igalaw ito sa ilalim ng pin gamit ang arrow keys, plus at minus para mag-zoom.',
  'map.loading': 'Nilo-load ang mapa',
  'map.move_first': 'Maghanap, o igalaw ang mapa hanggang nasa address mo ang pin.',
  'map.finding': 'Hinahanap ang address sa pin',
  'map.nothing_here': 'Walang nahanap na address sa pin. Ilapit ito sa kalye.',
  'map.find_failed': 'Hindi mahanap ang address sa pin. I-check ang connection mo.',
  'map.retry': 'Subukan ulit',
  'map.unavailable': 'Hindi maipakita ang mapa ngayon. Hanapin na lang ang address mo.',
  'map.no_streets': 'Baybayin lang ang nasa mapang ito, walang kalye.',
  'map.coast_credit': 'Baybayin © mga contributor ng OpenStreetMap',
  'map.my_location': 'Gamitin ang lokasyon ko',
  'map.my_location_failed': 'Hindi available ang lokasyon mo. Payagan sa browser, o maghanap.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
