import type { TranslationOf } from '../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking = {
  'tracking.title': 'Pelacakan paket',
  'tracking.no_courier': 'Belum ada kurir',
  'tracking.copy_url': 'Salin URL',
  'tracking.copied_url': 'URL disalin',
  'tracking.number': 'Nomor resi',
  'tracking.order_number': 'Nomor pesanan',
  'tracking.internal_number': 'Nomor internal {{number}}',
  'tracking.sender': 'Pengirim',
  'tracking.recipient': 'Penerima',
  'tracking.pick_up_address': 'Alamat penjemputan',
  'tracking.delivery_address': 'Alamat pengiriman',
  'tracking.history': 'Riwayat paket',
  'tracking.photos': 'Bukti pengiriman',
  'tracking.photo': 'Foto {{number}} dari {{total}}',
  'tracking.call_driver': 'Telepon kurir',
  'tracking.contact': 'Hubungi',
  'tracking.expected': 'Perkiraan tiba {{when}}',
  'tracking.no_updates': 'Belum ada pembaruan. Kurir memindainya saat penjemputan.',
  'tracking.not_available': 'Pelacakan ini belum tersedia saat ini. Silakan kembali lagi nanti!',
  'tracking.ask': 'Lacak',
  'tracking.share': 'Bagikan',
  'tracking.share_copy': 'Salin tautan',
  'tracking.share_text': 'Lacak paketnya di sini: {{url}}',
  'tracking.earlier_other': 'Sebelumnya: {{count}} pembaruan',
} as const satisfies TranslationOf<typeof english, 'other'>;
