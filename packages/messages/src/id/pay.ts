import type { TranslationOf } from '../translation.ts';
import type { pay as english } from '../en/pay.ts';

export const pay = {
  'pay.title': 'Pembayaran PayNow',
  'pay.amount': 'Jumlah yang harus dibayar',
  'pay.scan': 'Pindai kode ini dengan aplikasi bank Anda.',
  'pay.image': 'Kode PayNow',
  'pay.on_phone': 'Di ponsel ini: simpan kode, lalu pilih dari foto di aplikasi bank Anda.',
  'pay.save': 'Simpan kode',
  'pay.time_left': 'Kode ini berlaku selama {{time}}',
  'pay.waiting': 'Kami menunggu bank Anda. Halaman ini akan berlanjut otomatis.',
  'pay.test': 'Mode uji: tidak ada uang sungguhan. Tombol ini berperan sebagai bank.',
  'pay.pay': 'Bayar',
  'pay.paid_title': 'Pembayaran diterima',
  'pay.paid': 'Anda sedang diarahkan kembali.',
  'pay.closed_title': 'Pembayaran ini sudah ditutup',
  'pay.closed': 'Dana Anda tidak terpotong. Kembali untuk memulai lagi.',
  'pay.go_back': 'Kembali',
  'pay.unknown_title': 'Halaman pembayaran ini tidak ada',
  'pay.unknown': 'Alamatnya mungkin terpotong. Mulai lagi pembayarannya.',
} as const satisfies TranslationOf<typeof english, 'other'>;
