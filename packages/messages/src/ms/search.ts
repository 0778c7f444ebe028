import type { TranslationOf } from '../translation.ts';
import type { search as english } from '../en/search.ts';

export const search = {
  'search.title': 'Cari',
  'search.placeholder': 'Cari bungkusan, orang, halaman, atau taip > untuk tindakan',
  'search.results': 'Hasil carian',
  'search.recent': 'Terkini',
  'search.people': 'Orang',
  'search.actions': 'Tindakan',
  'search.pages': 'Halaman',
  'search.all_parcels': 'Lihat semua {{count}} bungkusan',
  'search.more_parcels': 'Lihat lagi bungkusan',
  'search.import': 'Import fail pesanan',
  'search.print': 'Cetak label',
  'search.top_up': 'Tambah nilai dompet anda',
  'search.export': 'Eksport bungkusan ke fail',
  'search.near': 'Tiada padanan tepat. Menunjukkan nama yang serupa.',
  'search.none_title': 'Tiada hasil untuk "{{text}}"',
  'search.none_text': 'Cuba sebahagian nama, nombor telefon, atau nombor daripada kedai anda.',
  'search.track': 'Jejak "{{text}}"',
  'search.count_other': '{{count}} hasil',
  'search.key_move': 'gerak',
  'search.key_open': 'buka',
  'search.key_new_tab': 'tab baharu',
  'search.sign_parcel': 'bungkusan',
  'search.sign_person': 'orang',
  'search.sign_action': 'tindakan',
} as const satisfies TranslationOf<typeof english, 'other'>;
