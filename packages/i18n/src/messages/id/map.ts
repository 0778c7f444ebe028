import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Pilih lokasi Anda',
  'map.search': 'Cari tempat',
  'map.results': 'Tempat ditemukan',
  'map.no_results': 'Tempat tidak ditemukan. Coba nama jalan atau kode pos.',
  'map.use_my_location': 'Gunakan lokasi saya',
  'map.location_denied': 'Browser tidak membagikan lokasi. Cari atau geser peta.',
  'map.keyboard_hint': 'Tombol panah menggeser peta, plus dan minus untuk zoom.',
  'map.label': 'Peta. Pin di tengah adalah tempat yang Anda pilih.',
  'map.finding': 'Mencari alamat',
  'map.not_found': 'Tidak ada alamat di sini. Geser peta.',
  'map.offline_only_list': 'Peta tidak dapat dimuat. Pilih tempat dari hasil pencarian.',
  'map.zoom_in': 'Perbesar',
  'map.zoom_out': 'Perkecil',
  'map.coast_only': 'Peta ini hanya menampilkan garis pantai. Jalan memerlukan server ubin.',
} as const satisfies TranslationOf<typeof english, 'other'>;
