import type { addressBook as english } from '../en/address-book.ts';
import type { TranslationOf } from '../translation.ts';

export const addressBook = {
  'address_book.title': 'Buku alamat',
  'address_book.text': 'Orang yang Anda kirimi lagi. Cari dengan nama, telepon, atau alamat, atau saring dengan tag.',
  'address_book.add': 'Tambah penerima',
  'address_book.edit': 'Ubah penerima',
  'address_book.keep': 'Simpan ke buku alamat',
  'address_book.kept': 'Tersimpan di buku alamat Anda',
  'address_book.saved': 'Penerima tersimpan',
  'address_book.tag': 'Tag',
  'address_book.tags': 'Tag',
  'address_book.tags_hint': 'Pisahkan tag dengan koma. Contohnya, Grosir, Paket bulanan',
  'address_book.ship_to': 'Kirim lagi ke {{name}}',
  'address_book.empty': 'Belum ada penerima tersimpan',
  'address_book.empty_text': 'Tambah penerima, impor file, atau simpan dari paket.',
  'address_book.delete': 'Hapus penerima',
  'address_book.delete_of': 'Hapus {{name}}',
  'address_book.delete_title': 'Hapus {{name}}?',
  'address_book.delete_text':
    'Kami menghapus orang ini dari buku alamat Anda. Tindakan ini tidak dapat diurungkan. Paket tetap menyimpan alamatnya.',
  'address_book.deleted': 'Penerima dihapus',
  'address_book.import': 'Impor penerima',
  'address_book.import_choose': 'Pilih file',
  'address_book.import_text':
    'Pilih file CSV atau Excel dengan kolom nama, telepon, dan alamat. Kami menyimpan setiap orang satu kali. Jika orang itu sudah ada, kami menambahkan tag.',
  'address_book.imported_other': '{{count}} penerima ditambahkan',
  'address_book.imported_known_other': '{{count}} sudah tersimpan',
  'address_book.import_refused_other': 'Kami tidak dapat menyimpan {{count}} baris',
  'address_book.import_row': 'Baris {{row}}:',
} as const satisfies TranslationOf<typeof english, 'other'>;
