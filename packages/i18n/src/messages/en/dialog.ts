/** Popups, confirmations, the address guard and the result dialog (spec 2, 4). */
export const dialog = {
  'dialog.error_title': 'Error',
  'dialog.error_action': 'Try again',
  'dialog.success_title': 'Successful',
  'dialog.success_action': 'Continue',
  'dialog.confirm_title': 'Confirm Action',
  'dialog.add_payment':
    'You do not currently have any payment method set up. Would you like to do this now? You will not be able to continue creating this topup without a payment method.',
  'dialog.guard_title': "Can't create label now",
  'dialog.guard_text': 'Add your billing address and your pick-up address first.',
  'dialog.result_success': 'Success: {{count}}',
  'dialog.result_failed': 'Failed: {{count}}',
  'dialog.result_remaining': 'Remaining: {{count}}',
  'dialog.result_total': 'Total: {{count}}',
  'dialog.result_cancel_orders_completed': 'Your orders are cancelled.',
  'dialog.result_print_labels_completed': 'Your labels are ready.',
  'dialog.result_export_completed': 'Your export is ready.',
  'dialog.result_pick_orders_completed': 'Your orders is picked.',
  'dialog.result_open_file': 'Open the file',
} as const;
