import { documentExport } from './document-export.ts';
import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.guard_title': 'Label tidak boleh dibuat sekarang',
  'dialog.guard_text': 'Tambah alamat pengebilan dan alamat pengambilan anda dahulu.',
  'dialog.result_error_title': 'Ralat',
  'dialog.result_title': 'Berjaya',
  'dialog.result_progress_title': 'Sedang berjalan',
  'dialog.result_success': 'Berjaya: {{count}}',
  'dialog.result_failed': 'Gagal: {{count}}',
  'dialog.result_see_failed': 'Lihat yang gagal',
  'dialog.result_remaining': 'Baki: {{count}}',
  'dialog.result_total': 'Jumlah: {{count}}',
  'dialog.result_cancel_orders_completed': 'Pesanan anda telah dibatalkan.',
  'dialog.result_print_labels_completed': 'Label anda sudah sedia.',
  'dialog.result_export_completed': 'Eksport anda sudah sedia.',
  'dialog.result_export_failed': documentExport.failed,
  'dialog.result_download': 'Fail tidak dimuat turun? Dapatkan fail di sini.',
  'dialog.result_pick_orders_completed': 'Pesanan anda telah diambil.',
  'dialog.result_store_sync_completed': 'Pesanan dalam talian anda telah berjaya disegerakkan',
  'dialog.popup_error': 'Ralat',
  'dialog.popup_success': 'Berjaya',
  'dialog.label_ready': 'Label bungkusan {{number}} sudah sedia. Hantar pautan ini kepada penerima untuk menjejakinya.',
  'dialog.tracking_link': 'Pautan penjejakan',
  'dialog.label_failed': 'Kami tidak dapat membeli label bungkusan {{number}}. Anda tidak dicaj.',
} as const satisfies TranslationOf<typeof english, 'other'>;
