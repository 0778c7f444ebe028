import type { TranslationOf } from '../translation.ts';
import type { scan as english } from '../en/scan.ts';

export const scan = {
  'scan.title': 'I-scan para mai-print',
  'scan.field': 'Order number, tracking number, o SKU',
  'scan.hint': 'Mag-scan ng code, o i-type ito at pindutin ang Enter. Mapi-print agad ang label.',
  'scan.printing': 'Pini-print ang {{number}}',
  'scan.again_title': 'Nai-print na dati ang {{number}}',
  'scan.again_text': 'Huling na-print: {{when}}. I-print lang ulit kung nawala ang label.',
  'scan.again': 'I-print ulit',
  'scan.not_found': 'Walang nakita para sa {{code}}',
  'scan.no_label': 'Walang label ang {{number}}',
  'scan.no_label_text': 'Bilhin muna ang label, saka mag-scan ulit.',
  'scan.not_found_text': 'Tingnan ang code. Kung SKU ito, baka nai-print na ang lahat ng label.',
  'scan.last': 'Mga huling scan',
  'scan.sound': 'Mga tunog',
  'scan.empty': 'Lalabas dito ang mga scan.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
