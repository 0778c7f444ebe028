import { documentReceipt } from './document-receipt.ts';

/** Words of a credit note, with `{{placeholders}}`. */
export const documentRefund = {
  title: 'Credit note',
  for_company: 'For',
  parcel: 'Parcel',
  service: 'Service',
  bought: 'Label bought',
  refunded: 'Refunded',
  parts: 'Refund details',
  amount: 'Amount',
  shipping: 'Shipping fee',
  platform: 'Platform fee',
  cod: 'COD fee',
  insurance: 'Insurance',
  discount: 'Discount',
  subtotal: 'Before tax',
  tax: '{{name}} {{rate}}%',
  total: documentReceipt.credited,
  note: 'This label was cancelled before the courier picked up the parcel. All charges were refunded.',
  page: 'Page {{page}} of {{pages}}',
} as const;
