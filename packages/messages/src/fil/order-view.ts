import type { orderView as english } from '../en/order-view.ts';
import type { TranslationOf } from '../translation.ts';

export const orderView = {
  'order_view.save': 'I-save ang view',
  'order_view.name': 'Pangalan',
  'order_view.share': 'I-share sa team mo',
  'order_view.share_hint': 'Makikita ng lahat sa kumpanya mo ang view na ito.',
  'order_view.shared': 'Naka-share sa team mo',
  'order_view.saved': 'Na-save ang view',
  'order_view.changed': 'Na-update ang view',
  'order_view.deleted': 'Nabura ang view',
  'order_view.menu': 'Mga opsyon ng {{name}}',
  'order_view.update': 'I-save ang mga pagbabago',
  'order_view.edit': 'Palitan ang pangalan o i-share',
  'order_view.delete': 'Burahin ang view',
  'order_view.columns': 'Mga column',
  'order_view.columns_usual': 'Gamitin ang default na mga column',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
