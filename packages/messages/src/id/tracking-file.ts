import type { trackingFile as english } from '../en/tracking-file.ts';
import type { TranslationOf } from '../translation.ts';

export const trackingFile = {
  'tracking_file.title': 'Dikirim di tempat lain?',
  'tracking_file.text':
    'Unggah file berisi nomor pesanan, nomor resi, dan kurir. Kami menandai paket ini terkirim dan memberi tahu toko Anda.',
  'tracking_file.choose': 'Unggah nomor resi',
  'tracking_file.tag': 'Dikirim di tempat lain',
  'tracking_file.result': 'Nomor resi',
  'tracking_file.shipped_other': '{{count}} paket ditandai terkirim',
  'tracking_file.known': '{{count}} sudah ditandai',
  'tracking_file.refused_other': '{{count}} baris dilewati',
  'tracking_file.download': 'Unduh baris ini',
  'tracking_file.row': 'Baris {{row}}: {{order}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
