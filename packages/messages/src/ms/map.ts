import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Pilih lokasi anda',
  'map.confirm': 'Sahkan',
  'map.cancel': 'Batal',
  'map.close': 'Tutup',
  'map.search': 'Cari alamat',
  'map.search_placeholder': 'Jalan, bangunan atau poskod',
  'map.searching': 'Sedang mencari',
  'map.search_empty': 'Tiada alamat dijumpai. Cuba teks lebih pendek, atau gerakkan peta.',
  'map.search_wait': 'Terlalu banyak carian. Tunggu beberapa saat, kemudian taip lagi.',
  'map.search_count_other': '{{count}} alamat dijumpai',
  'map.search_clear': 'Kosongkan carian',
  'map.canvas': 'Peta. Kekunci anak panah menggerakkannya di bawah pin, tambah dan tolak untuk zum.',
  'map.loading': 'Memuatkan peta',
  'map.move_first': 'Cari, atau gerakkan peta sehingga pin berada di alamat anda.',
  'map.finding': 'Mencari alamat di pin',
  'map.nothing_here': 'Tiada alamat di pin. Gerakkan lebih dekat ke jalan.',
  'map.find_failed': 'Alamat di pin tidak dapat dicari. Semak sambungan anda.',
  'map.retry': 'Cuba lagi',
  'map.unavailable': 'Peta tidak dapat dipaparkan sekarang. Cari alamat anda sahaja.',
  'map.no_streets': 'Peta ini menunjukkan garis pantai sahaja, tanpa jalan.',
  'map.coast_credit': 'Garis pantai © penyumbang OpenStreetMap',
  'map.my_location': 'Guna lokasi saya',
  'map.my_location_failed': 'Lokasi anda tidak tersedia. Benarkan dalam pelayar, atau cari.',
} as const satisfies TranslationOf<typeof english, 'other'>;
