import type { TextsOf } from '../translation.ts';
import type { mailStore as english } from '../en/mail-store.ts';

export const mailStore = {
  ending_subject: 'Ikonekta ulit ang {{name}} bago ang {{date}}',
  ending:
    'Matatapos sa {{date}} ang pahintulot ng {{channel}} store mong {{name}}. Pagkatapos noon, hindi na darating ang mga order nito at hindi na maibabalik ang mga tracking number.',
  ending_next: 'Ikonekta ito ulit bago ang petsang iyon. Isang minuto lang, at walang order na mawawala.',
  stores: 'Buksan ang mga store mo',
} as const satisfies TextsOf<typeof english>;
