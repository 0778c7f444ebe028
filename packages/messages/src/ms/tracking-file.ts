import type { trackingFile as english } from '../en/tracking-file.ts';
import type { TranslationOf } from '../translation.ts';

export const trackingFile = {
  'tracking_file.title': 'Dihantar di tempat lain?',
  'tracking_file.text':
    'Muat naik fail dengan nombor pesanan, nombor penjejakan dan kurier. Kami tandakan bungkusan ini sebagai dihantar dan beritahu kedai anda.',
  'tracking_file.choose': 'Muat naik nombor penjejakan',
  'tracking_file.tag': 'Dihantar di tempat lain',
  'tracking_file.result': 'Nombor penjejakan',
  'tracking_file.shipped_other': '{{count}} bungkusan ditandakan sebagai dihantar',
  'tracking_file.known': '{{count}} sudah ditandakan',
  'tracking_file.refused_other': '{{count}} baris ditinggalkan',
  'tracking_file.download': 'Muat turun baris ini',
  'tracking_file.row': 'Baris {{row}}: {{order}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
