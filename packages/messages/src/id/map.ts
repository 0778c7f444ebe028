import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Pilih lokasi Anda',
  'map.confirm': 'Konfirmasi',
  'map.cancel': 'Batal',
  'map.close': 'Tutup',
  'map.search': 'Cari alamat',
  'map.search_placeholder': 'Jalan, gedung, atau kode pos',
  'map.searching': 'Mencari',
  'map.search_empty': 'Alamat tidak ditemukan. Coba teks lebih pendek, atau geser peta.',
  'map.search_wait': 'Terlalu banyak pencarian. Tunggu beberapa detik, lalu ketik lagi.',
  'map.search_count_other': '{{count}} alamat ditemukan',
  'map.search_clear': 'Hapus pencarian',
  'map.canvas': 'Peta. Tombol panah menggesernya di bawah pin, plus dan minus untuk zoom.',
  'map.loading': 'Memuat peta',
  'map.move_first': 'Cari, atau geser peta sampai pin berada di alamat Anda.',
  'map.finding': 'Mencari alamat di pin',
  'map.nothing_here': 'Tidak ada alamat di pin. Geser lebih dekat ke jalan.',
  'map.find_failed': 'Alamat di pin tidak dapat dicari. Periksa koneksi Anda.',
  'map.retry': 'Coba lagi',
  'map.unavailable': 'Peta tidak dapat ditampilkan saat ini. Cari saja alamat Anda.',
  'map.no_streets': 'Peta ini hanya menampilkan garis pantai, tanpa jalan.',
  'map.coast_credit': 'Garis pantai © kontributor OpenStreetMap',
  'map.my_location': 'Gunakan lokasi saya',
  'map.my_location_failed': 'Lokasi Anda tidak tersedia. Izinkan di browser, atau cari.',
} as const satisfies TranslationOf<typeof english, 'other'>;
