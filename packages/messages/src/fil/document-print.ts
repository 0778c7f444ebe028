import type { TextsOf } from '../translation.ts';
import type { documentPrint as english } from '../en/document-print.ts';

export const documentPrint = {
  cover_title: 'Mga kulang na label',
  cover_text: '{{missing}} sa {{total}} parcel ang wala sa file na ito.',
  cover_no_recipient: 'Walang tatanggap',
  cover_not_found: 'Hindi namin makita ang parcel na ito.',
  cover_not_bought: 'Hindi pa nabibili ang label.',
  cover_pending: 'Hindi pa sumasagot ang courier.',
  cover_cancelled: 'Kinansela ang parcel.',
  cover_more: 'May {{count}} pang nakalista sa trabaho.',
} as const satisfies TextsOf<typeof english>;
