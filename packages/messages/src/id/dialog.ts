import { documentExport } from './document-export.ts';
import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.guard_title': 'Label belum bisa dibuat',
  'dialog.guard_text': 'Tambahkan dulu alamat penagihan dan alamat penjemputan Anda.',
  'dialog.result_error_title': 'Terjadi kesalahan',
  'dialog.result_title': 'Berhasil',
  'dialog.result_progress_title': 'Sedang berjalan',
  'dialog.result_success': 'Berhasil: {{count}}',
  'dialog.result_failed': 'Gagal: {{count}}',
  'dialog.result_see_failed': 'Lihat yang gagal',
  'dialog.result_remaining': 'Sisa: {{count}}',
  'dialog.result_total': 'Total: {{count}}',
  'dialog.result_cancel_orders_completed': 'Pesanan Anda sudah dibatalkan.',
  'dialog.result_print_labels_completed': 'Label Anda sudah siap.',
  'dialog.result_export_completed': 'Ekspor Anda sudah siap.',
  'dialog.result_export_failed': documentExport.failed,
  'dialog.result_download': 'File tidak terunduh? Unduh di sini.',
  'dialog.result_pick_orders_completed': 'Pesanan Anda sudah diambil.',
  'dialog.result_store_sync_completed': 'Pesanan online Anda berhasil disinkronkan',
  'dialog.popup_error': 'Terjadi kesalahan',
  'dialog.popup_success': 'Berhasil',
  'dialog.label_ready': 'Label paket {{number}} sudah siap. Kirim tautan ini ke penerima agar bisa melacaknya.',
  'dialog.tracking_link': 'Tautan pelacakan',
  'dialog.label_failed': 'Kami tidak bisa membeli label paket {{number}}. Anda tidak dikenai biaya.',
} as const satisfies TranslationOf<typeof english, 'other'>;
