import type { TranslationOf } from '../translation.ts';
import type { notification as english } from '../en/notification.ts';

export const notification = {
  'notification.title': 'Notifikasi',
  'notification.text': 'Hal yang kami kabarkan lewat email. Setiap orang di perusahaan memilih sendiri.',
  'notification.to': 'Email dikirim ke {{email}}',
  'notification.no_mailbox': 'Email dikirim setelah alamat Anda terverifikasi.',
  'notification.sale': 'Penjualan',
  'notification.sale_text': 'Seseorang membeli produk Anda',
  'notification.address_confirmed': 'Alamat terkonfirmasi',
  'notification.address_confirmed_text': 'Penerima mengonfirmasi alamat pengiriman',
  'notification.parcel_problem': 'Paket bermasalah',
  'notification.parcel_problem_text': 'Keterlambatan, gagal antar, retur, atau kehilangan',
  'notification.cod_settled': 'Uang COD disetorkan',
  'notification.cod_settled_text': 'Kurir menyetorkan uang tunai yang ditagih untuk Anda',
  'notification.adjustment': 'Berat yang dikoreksi',
  'notification.adjustment_text': 'Kurir menimbang paket Anda dan harganya berubah',
  'notification.invoice': 'Faktur',
  'notification.invoice_text': 'Faktur diterbitkan, atau sudah lewat jatuh tempo',
  'notification.referral': 'Kredit referral',
  'notification.referral_text': 'Teman yang Anda undang memberi Anda kredit',
  'notification.low_balance': 'Saldo rendah',
  'notification.low_balance_text':
    'Saldo turun di bawah batas minimum, atau isi saldo otomatis memerlukan tindakan Anda',
  'notification.always': 'Selalu aktif',
  'notification.always_text':
    'Pemberitahuan login, kode, dan perubahan kata sandi: semuanya menjaga keamanan akun Anda.',
  'notification.saved': 'Notifikasi disimpan',
} as const satisfies TranslationOf<typeof english, 'other'>;
