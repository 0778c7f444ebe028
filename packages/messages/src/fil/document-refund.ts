import type { TextsOf } from '../translation.ts';
import type { documentRefund as english } from '../en/document-refund.ts';

export const documentRefund = {
  title: 'Credit note',
  for_company: 'Para sa',
  parcel: 'Parcel',
  service: 'Serbisyo',
  bought: 'Nabili ang label',
  refunded: 'Ibinalik',
  parts: 'Ang ibinalik',
  amount: 'Halaga',
  shipping: 'Shipping fee',
  platform: 'Platform fee',
  cod: 'COD fee',
  insurance: 'Insurance',
  discount: 'Discount',
  subtotal: 'Bago ang buwis',
  tax: '{{name}} {{rate}}%',
  total: 'Ibinalik sa wallet mo',
  note: 'Nakansela ang label bago nakuha ng courier ang parcel. Ibinalik ang lahat ng siningil para rito.',
  page: 'Pahina {{page}} sa {{pages}}',
} as const satisfies TextsOf<typeof english>;
