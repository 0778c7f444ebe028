import type { orderView as english } from '../en/order-view.ts';
import type { TranslationOf } from '../translation.ts';

export const orderView = {
  'order_view.save': 'Simpan tampilan',
  'order_view.name': 'Nama',
  'order_view.share': 'Bagikan ke tim Anda',
  'order_view.share_hint': 'Semua orang di perusahaan Anda melihat tampilan ini.',
  'order_view.shared': 'Dibagikan ke tim Anda',
  'order_view.saved': 'Tampilan disimpan',
  'order_view.changed': 'Tampilan diperbarui',
  'order_view.deleted': 'Tampilan dihapus',
  'order_view.menu': 'Opsi untuk {{name}}',
  'order_view.update': 'Simpan perubahan',
  'order_view.edit': 'Ganti nama atau bagikan',
  'order_view.delete': 'Hapus tampilan',
  'order_view.columns': 'Kolom',
  'order_view.columns_usual': 'Pakai kolom bawaan',
} as const satisfies TranslationOf<typeof english, 'other'>;
