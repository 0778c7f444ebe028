import type { TranslationOf } from '../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking = {
  'tracking.title': 'Penjejakan bungkusan',
  'tracking.no_courier': 'Tiada kurier ditetapkan',
  'tracking.copy_url': 'Salin URL',
  'tracking.copied_url': 'URL disalin',
  'tracking.number': 'Nombor penjejakan',
  'tracking.order_number': 'Nombor pesanan',
  'tracking.internal_number': 'Nombor dalaman {{number}}',
  'tracking.sender': 'Pengirim',
  'tracking.recipient': 'Penerima',
  'tracking.pick_up_address': 'Alamat pengambilan',
  'tracking.delivery_address': 'Alamat penghantaran',
  'tracking.history': 'Sejarah bungkusan',
  'tracking.photos': 'Bukti penghantaran',
  'tracking.photo': 'Foto {{number}} daripada {{total}}',
  'tracking.call_driver': 'Hubungi kurier',
  'tracking.contact': 'Hubungi',
  'tracking.expected': 'Dijangka tiba {{when}}',
  'tracking.no_updates': 'Belum ada kemas kini. Kurier mengimbasnya semasa pengambilan.',
  'tracking.not_available': 'Penjejakan ini tidak tersedia buat masa ini. Sila kembali kemudian!',
  'tracking.ask': 'Jejak',
  'tracking.share': 'Kongsi',
  'tracking.share_copy': 'Salin pautan',
  'tracking.share_text': 'Jejak bungkusan di sini: {{url}}',
  'tracking.earlier_other': 'Sebelum ini: {{count}} kemas kini',
} as const satisfies TranslationOf<typeof english, 'other'>;
