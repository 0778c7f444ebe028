import type { TextsOf } from '../translation.ts';
import type { documentPrint as english } from '../en/document-print.ts';

export const documentPrint = {
  cover_title: 'Label yang belum ada',
  cover_text: '{{missing}} dari {{total}} paket tidak ada di file ini.',
  cover_no_recipient: 'Tanpa penerima',
  cover_not_found: 'Kami tidak menemukan paket ini.',
  cover_not_bought: 'Label belum dibeli.',
  cover_pending: 'Kurir belum menjawab.',
  cover_cancelled: 'Paket telah dibatalkan.',
  cover_more: '{{count}} lainnya tercantum di pekerjaan itu.',
} as const satisfies TextsOf<typeof english>;
