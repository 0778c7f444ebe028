import type { TranslationOf } from '../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking = {
  'tracking.title': 'Penjejakan bungkusan',
  'tracking.no_courier': 'Tiada kurier ditetapkan',
  'tracking.copy_url': 'Salin Url',
  'tracking.copied_url': 'Url Disalin',
  'tracking.number': 'Nombor penjejakan',
  'tracking.order_number': 'Nombor pesanan',
  'tracking.internal_number': 'Nombor dalaman {{number}}',
  'tracking.sender': 'Pengirim',
  'tracking.recipient': 'Penerima',
  'tracking.pick_up_address': 'Alamat kutipan',
  'tracking.delivery_address': 'Alamat penghantaran',
  'tracking.history': 'Sejarah bungkusan',
  'tracking.photos': 'Bukti penghantaran',
  'tracking.photo': 'Foto {{number}} daripada {{total}}',
  'tracking.call_driver': 'Hubungi Pemandu',
  'tracking.contact': 'Hubungi',
  'tracking.expected': 'Dijangka {{when}}',
  'tracking.no_updates': 'Belum ada kemas kini. Kurier mengimbasnya semasa kutipan.',
  'tracking.not_available': 'Penjejakan ini tidak tersedia buat masa ini. Sila kembali kemudian!',
  'tracking.ask': 'Jejak',
  'tracking.share': 'Kongsi',
  'tracking.share_copy': 'Salin pautan',
  'tracking.share_text': 'Ikuti bungkusan di sini: {{url}}',
  'tracking.earlier_other': 'Sebelum ini: {{count}} peristiwa',
} as const satisfies TranslationOf<typeof english, 'other'>;
