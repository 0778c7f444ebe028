import type { TextsOf } from '../translation.ts';
import type { mailEnquiry as english } from '../en/mail-enquiry.ts';

export const mailEnquiry = {
  subject: 'Natanggap namin ang mensahe mo',
  thanks: 'Matagumpay na naipadala sa provider ang impormasyon mo.',
  next: 'Salamat sa mensahe mo sa Sampan. Babasahin namin ito at sasagot sa email address na ito.',
  stranger: 'Hindi ka nag-message sa amin? May nagkamali ng type ng address mo; huwag nang pansinin ang mensaheng ito.',
} as const satisfies TextsOf<typeof english>;
