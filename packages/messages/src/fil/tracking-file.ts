import type { trackingFile as english } from '../en/tracking-file.ts';
import type { TranslationOf } from '../translation.ts';

export const trackingFile = {
  'tracking_file.title': 'Ipinadala sa iba?',
  'tracking_file.text':
    'Mag-upload ng file na may mga order number, tracking number at courier. Mamarkahan naming naipadala ang mga ito at sasabihan ang mga store mo.',
  'tracking_file.choose': 'Mag-upload ng mga tracking number',
  'tracking_file.tag': 'Ipinadala sa iba',
  'tracking_file.result': 'Mga tracking number',
  'tracking_file.shipped_one': '{{count}} parcel ang minarkahang naipadala',
  'tracking_file.shipped_other': '{{count}} na parcel ang minarkahang naipadala',
  'tracking_file.known': '{{count}} ang may marka na',
  'tracking_file.refused_one': '{{count}} row ang naiwan',
  'tracking_file.refused_other': '{{count}} na row ang naiwan',
  'tracking_file.download': 'I-download ang mga row na ito',
  'tracking_file.row': 'Row {{row}}: {{order}}',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
