import type { TranslationOf } from '../translation.ts';
import type { search as english } from '../en/search.ts';

export const search = {
  'search.title': 'Cari',
  'search.placeholder': 'Cari paket, orang, halaman, atau ketik > untuk tindakan',
  'search.results': 'Hasil pencarian',
  'search.recent': 'Terbaru',
  'search.people': 'Orang',
  'search.actions': 'Tindakan',
  'search.pages': 'Halaman',
  'search.all_parcels': 'Lihat semua {{count}} paket',
  'search.more_parcels': 'Lihat paket lainnya',
  'search.import': 'Impor file pesanan',
  'search.print': 'Cetak label',
  'search.top_up': 'Isi saldo dompet Anda',
  'search.export': 'Ekspor paket ke file',
  'search.near': 'Tidak ada yang persis sama. Menampilkan nama yang mirip.',
  'search.none_title': 'Tidak ada hasil untuk "{{text}}"',
  'search.none_text': 'Coba sebagian nama, nomor telepon, atau nomor dari toko Anda.',
  'search.track': 'Lacak "{{text}}"',
  'search.count_other': '{{count}} hasil',
  'search.key_move': 'pindah',
  'search.key_open': 'buka',
  'search.key_new_tab': 'tab baru',
  'search.sign_parcel': 'paket',
  'search.sign_person': 'orang',
  'search.sign_action': 'tindakan',
} as const satisfies TranslationOf<typeof english, 'other'>;
