import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.error_title': 'Ralat',
  'dialog.error_action': 'Cuba lagi',
  'dialog.success_title': 'Berjaya',
  'dialog.success_action': 'Teruskan',
  'dialog.confirm_title': 'Sahkan Tindakan',
  'dialog.add_payment':
    'Anda belum mempunyai kaedah bayaran. Adakah anda mahu menetapkannya sekarang? Anda tidak dapat meneruskan tambah nilai ini tanpa kaedah bayaran.',
  'dialog.guard_title': 'Label tidak boleh dibuat sekarang',
  'dialog.guard_text': 'Tambah alamat pengebilan dan alamat kutipan anda dahulu.',
  'dialog.result_success': 'Berjaya: {{count}}',
  'dialog.result_failed': 'Gagal: {{count}}',
  'dialog.result_remaining': 'Baki: {{count}}',
  'dialog.result_total': 'Jumlah: {{count}}',
  'dialog.result_cancel_orders_completed': 'Pesanan anda telah dibatalkan.',
  'dialog.result_print_labels_completed': 'Label anda sudah sedia.',
  'dialog.result_export_completed': 'Eksport anda sudah sedia.',
  'dialog.result_pick_orders_completed': 'Pesanan anda telah dipilih.',
  'dialog.result_open_file': 'Buka fail',
} as const satisfies TranslationOf<typeof english, 'other'>;
