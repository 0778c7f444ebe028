import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.error_title': 'Kesalahan',
  'dialog.error_action': 'Coba lagi',
  'dialog.success_title': 'Berhasil',
  'dialog.success_action': 'Lanjutkan',
  'dialog.confirm_title': 'Konfirmasi Tindakan',
  'dialog.add_payment':
    'Anda belum memiliki metode pembayaran. Apakah Anda ingin mengaturnya sekarang? Anda tidak dapat melanjutkan isi saldo ini tanpa metode pembayaran.',
  'dialog.guard_title': 'Label belum bisa dibuat',
  'dialog.guard_text': 'Tambahkan dulu alamat penagihan dan alamat penjemputan Anda.',
  'dialog.result_success': 'Berhasil: {{count}}',
  'dialog.result_failed': 'Gagal: {{count}}',
  'dialog.result_remaining': 'Tersisa: {{count}}',
  'dialog.result_total': 'Total: {{count}}',
  'dialog.result_cancel_orders_completed': 'Pesanan Anda sudah dibatalkan.',
  'dialog.result_print_labels_completed': 'Label Anda sudah siap.',
  'dialog.result_export_completed': 'Ekspor Anda sudah siap.',
  'dialog.result_pick_orders_completed': 'Pesanan Anda sudah diambil.',
  'dialog.result_open_file': 'Buka file',
} as const satisfies TranslationOf<typeof english, 'other'>;
