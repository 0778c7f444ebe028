import type { TextsOf } from '../translation.ts';
import type { documentPrint as english } from '../en/document-print.ts';

export const documentPrint = {
  cover_title: 'Label yang tiada',
  cover_text: '{{missing}} daripada {{total}} bungkusan tiada dalam fail ini.',
  cover_no_recipient: 'Tiada penerima',
  cover_not_found: 'Kami tidak menjumpai bungkusan ini.',
  cover_not_bought: 'Label belum dibeli.',
  cover_pending: 'Kurier belum menjawab.',
  cover_cancelled: 'Bungkusan telah dibatalkan.',
  cover_more: '{{count}} lagi disenaraikan dalam kerja itu.',
} as const satisfies TextsOf<typeof english>;
