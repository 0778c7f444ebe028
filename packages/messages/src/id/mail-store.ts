import type { TextsOf } from '../translation.ts';
import type { mailStore as english } from '../en/mail-store.ts';

export const mailStore = {
  ending_subject: 'Hubungkan lagi {{name}} sebelum {{date}}',
  ending:
    'Izin toko {{channel}} Anda, {{name}}, berakhir pada {{date}}. Setelah itu pesanannya tidak masuk lagi dan nomor resi tidak dikirim kembali.',
  ending_next: 'Hubungkan lagi sebelum tanggal itu. Hanya perlu satu menit, dan tidak ada pesanan yang hilang.',
  stores: 'Buka toko Anda',
} as const satisfies TextsOf<typeof english>;
