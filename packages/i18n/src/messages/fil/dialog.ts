import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.error_title': 'Error',
  'dialog.error_action': 'Subukan ulit',
  'dialog.success_title': 'Tagumpay',
  'dialog.success_action': 'Magpatuloy',
  'dialog.confirm_title': 'Kumpirmahin ang Aksyon',
  'dialog.add_payment':
    'Wala ka pang naka-set up na payment method. Gusto mo bang gawin ito ngayon? Hindi mo maitutuloy ang top-up na ito nang walang payment method.',
  'dialog.guard_title': 'Hindi makagawa ng label ngayon',
  'dialog.guard_text': 'Idagdag muna ang billing address at pick-up address mo.',
  'dialog.result_success': 'Tagumpay: {{count}}',
  'dialog.result_failed': 'Hindi natuloy: {{count}}',
  'dialog.result_remaining': 'Natitira: {{count}}',
  'dialog.result_total': 'Kabuuan: {{count}}',
  'dialog.result_cancel_orders_completed': 'Kinansela na ang mga order mo.',
  'dialog.result_print_labels_completed': 'Handa na ang mga label mo.',
  'dialog.result_export_completed': 'Handa na ang export mo.',
  'dialog.result_pick_orders_completed': 'Na-pick na ang mga order mo.',
  'dialog.result_open_file': 'Buksan ang file',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
