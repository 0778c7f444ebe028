import type { orderView as english } from '../en/order-view.ts';
import type { TranslationOf } from '../translation.ts';

export const orderView = {
  'order_view.save': 'Simpan paparan',
  'order_view.name': 'Nama',
  'order_view.share': 'Kongsi dengan pasukan anda',
  'order_view.share_hint': 'Semua orang dalam syarikat anda melihat paparan ini.',
  'order_view.shared': 'Dikongsi dengan pasukan anda',
  'order_view.saved': 'Paparan disimpan',
  'order_view.changed': 'Paparan dikemas kini',
  'order_view.deleted': 'Paparan dipadam',
  'order_view.menu': 'Pilihan untuk {{name}}',
  'order_view.update': 'Simpan perubahan',
  'order_view.edit': 'Tukar nama atau kongsi',
  'order_view.delete': 'Padam paparan',
  'order_view.columns': 'Lajur',
  'order_view.columns_usual': 'Guna lajur lalai',
} as const satisfies TranslationOf<typeof english, 'other'>;
