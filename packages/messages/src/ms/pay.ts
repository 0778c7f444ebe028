import type { TranslationOf } from '../translation.ts';
import type { pay as english } from '../en/pay.ts';

export const pay = {
  'pay.title': 'Pembayaran PayNow',
  'pay.amount': 'Amaun untuk dibayar',
  'pay.scan': 'Imbas kod ini dengan aplikasi bank anda.',
  'pay.image': 'Kod PayNow',
  'pay.on_phone': 'Di telefon ini: simpan kod, kemudian pilih daripada foto dalam aplikasi bank anda.',
  'pay.save': 'Simpan kod',
  'pay.time_left': 'Kod ini sah selama {{time}}',
  'pay.waiting': 'Kami menunggu bank anda. Halaman ini akan diteruskan secara automatik.',
  'pay.test': 'Mod ujian: tiada wang sebenar terlibat. Butang ini memainkan peranan bank.',
  'pay.pay': 'Bayar',
  'pay.paid_title': 'Pembayaran diterima',
  'pay.paid': 'Anda sedang dibawa kembali.',
  'pay.closed_title': 'Pembayaran ini telah ditutup',
  'pay.closed': 'Tiada caj dikenakan. Kembali untuk mula semula.',
  'pay.go_back': 'Kembali',
  'pay.unknown_title': 'Halaman pembayaran ini tidak wujud',
  'pay.unknown': 'Alamat ini mungkin tidak lengkap. Mulakan pembayaran semula.',
} as const satisfies TranslationOf<typeof english, 'other'>;
