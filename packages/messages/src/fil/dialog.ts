import { documentExport } from './document-export.ts';
import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.guard_title': 'Hindi makagawa ng label ngayon',
  'dialog.guard_text': 'Idagdag muna ang billing address at pick-up address mo.',
  'dialog.result_error_title': 'Error',
  'dialog.result_title': 'Matagumpay',
  'dialog.result_progress_title': 'Isinasagawa',
  'dialog.result_success': 'Matagumpay: {{count}}',
  'dialog.result_failed': 'Nabigo: {{count}}',
  'dialog.result_see_failed': 'Tingnan ang mga nabigo',
  'dialog.result_remaining': 'Natitira: {{count}}',
  'dialog.result_total': 'Kabuuan: {{count}}',
  'dialog.result_cancel_orders_completed': 'Kinansela na ang mga order mo.',
  'dialog.result_print_labels_completed': 'Handa na ang mga label mo.',
  'dialog.result_export_completed': 'Handa na ang export mo.',
  'dialog.result_export_failed': documentExport.failed,
  'dialog.result_download': 'Walang na-download? Kunin ang file dito.',
  'dialog.result_pick_orders_completed': 'Na-pick na ang mga order mo.',
  'dialog.result_store_sync_completed': 'Na-sync na ang mga online order mo',
  'dialog.popup_error': 'May error',
  'dialog.popup_success': 'Matagumpay',
  'dialog.label_ready':
    'Handa na ang label ng parcel {{number}}. Ipadala ang link na ito sa recipient para masubaybayan niya ito.',
  'dialog.tracking_link': 'Link sa pagsubaybay',
  'dialog.label_failed': 'Hindi namin nabili ang label ng parcel {{number}}. Hindi ka siningil.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
