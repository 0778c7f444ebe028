import type { TranslationOf } from '../translation.ts';
import type { refund as english } from '../en/refund.ts';

export const refund = {
  'refund.title': 'Mga refund',
  'refund.text':
    'Mga label na nakansela bago nakuha ng courier ang parcel: ibinalik ang lahat ng siningil, bawat bahagi.',
  'refund.parcel': 'Parcel',
  'refund.refunded': 'Ibinalik',
  'refund.part_courier': 'Courier',
  'refund.part_insurance': 'Insurance',
  'refund.part_platform': 'Platform',
  'refund.part_tax': 'Buwis',
  'refund.amount': 'Halaga',
  'refund.total': 'Lahat ng refund ({{number}})',
  'refund.credit_note': 'Credit note',
  'refund.credit_note_of': 'Credit note {{number}}',
  'refund.csv': 'I-download ang CSV',
  'refund.failed': 'Hindi ma-load ang mga refund',
  'refund.empty_title': 'Walang refund',
  'refund.empty_text': 'Kapag kinansela mo ang parcel na may nabiling label, makikita rito ang perang ibinalik.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
