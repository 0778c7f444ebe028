import { documentExport } from './document-export.ts';
import { error } from './error.ts';

/** Popups, confirmations, the address guard and the result dialog (spec 2, 4). */
export const dialog = {
  'dialog.guard_title': error['error.address_required'],
  'dialog.guard_text': 'Add your billing address and pick-up address first.',
  'dialog.result_error_title': 'Error',
  'dialog.result_title': 'Successful',
  'dialog.result_progress_title': 'In progress',
  'dialog.result_success': 'Success: {{count}}',
  'dialog.result_failed': 'Failed: {{count}}',
  'dialog.result_see_failed': 'See what failed',
  'dialog.result_remaining': 'Remaining: {{count}}',
  'dialog.result_total': 'Total: {{count}}',
  'dialog.result_cancel_orders_completed': 'Your orders are cancelled.',
  'dialog.result_print_labels_completed': 'Your labels are ready.',
  'dialog.result_export_completed': 'Your export is ready.',
  'dialog.result_export_failed': documentExport.failed,
  'dialog.result_download': "Didn't download? Get the file here.",
  'dialog.result_pick_orders_completed': 'Your orders is picked.',
  'dialog.result_store_sync_completed': 'Your online orders have successfully been synchronized',
  'dialog.popup_error': 'Error',
  'dialog.popup_success': 'Successful',
  'dialog.label_ready': 'The label of parcel {{number}} is ready. Send the recipient this link to follow it.',
  'dialog.tracking_link': 'Tracking link',
  'dialog.label_failed': "We couldn't buy the label of parcel {{number}}. You haven't been charged.",
} as const;
