import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Pilih lokasi anda',
  'map.search': 'Cari tempat',
  'map.results': 'Tempat dijumpai',
  'map.no_results': 'Tiada tempat dijumpai. Cuba nama jalan atau poskod.',
  'map.use_my_location': 'Guna lokasi saya',
  'map.location_denied': 'Pelayar anda tidak berkongsi lokasi. Cari atau gerakkan peta.',
  'map.keyboard_hint': 'Kekunci anak panah menggerakkan peta, tambah dan tolak untuk zum.',
  'map.label': 'Peta. Pin di tengah ialah tempat yang anda pilih.',
  'map.finding': 'Mencari alamat',
  'map.not_found': 'Tiada alamat diketahui di sini. Gerakkan peta.',
  'map.offline_only_list': 'Peta tidak dapat dimuatkan. Pilih tempat daripada hasil carian.',
  'map.zoom_in': 'Zum masuk',
  'map.zoom_out': 'Zum keluar',
  'map.coast_only': 'Peta ini menunjukkan garis pantai sahaja. Jalan memerlukan pelayan jubin.',
} as const satisfies TranslationOf<typeof english, 'other'>;
