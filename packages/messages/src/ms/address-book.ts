import type { addressBook as english } from '../en/address-book.ts';
import type { TranslationOf } from '../translation.ts';

export const addressBook = {
  'address_book.title': 'Buku alamat',
  'address_book.text': 'Orang yang anda kirim lagi. Cari mengikut nama, telefon atau alamat, atau tapis mengikut tag.',
  'address_book.add': 'Tambah penerima',
  'address_book.edit': 'Sunting penerima',
  'address_book.keep': 'Simpan ke buku alamat',
  'address_book.kept': 'Disimpan ke buku alamat anda',
  'address_book.saved': 'Penerima disimpan',
  'address_book.tag': 'Tag',
  'address_book.tags': 'Tag',
  'address_book.tags_hint': 'Asingkan tag dengan koma. Contohnya, Borong, Kotak bulanan',
  'address_book.ship_to': 'Kirim lagi kepada {{name}}',
  'address_book.empty': 'Belum ada penerima disimpan',
  'address_book.empty_text': 'Tambah penerima, import fail, atau simpan daripada bungkusan.',
  'address_book.delete': 'Padam penerima',
  'address_book.delete_of': 'Padam {{name}}',
  'address_book.delete_title': 'Padam {{name}}?',
  'address_book.delete_text':
    'Kami memadam orang ini daripada buku alamat anda. Tindakan ini tidak boleh dibuat asal. Bungkusan mengekalkan alamatnya.',
  'address_book.deleted': 'Penerima dipadam',
  'address_book.import': 'Import penerima',
  'address_book.import_choose': 'Pilih fail',
  'address_book.import_text':
    'Pilih fail CSV atau Excel dengan lajur nama, telefon dan alamat. Kami menyimpan setiap orang sekali. Jika orang itu sudah ada, kami menambah tag.',
  'address_book.imported_other': '{{count}} penerima ditambah',
  'address_book.imported_known_other': '{{count}} sudah disimpan',
  'address_book.import_refused_other': 'Kami tidak dapat menyimpan {{count}} baris',
  'address_book.import_row': 'Baris {{row}}:',
} as const satisfies TranslationOf<typeof english, 'other'>;
