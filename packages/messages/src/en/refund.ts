/** /histories/refunds: money of cancelled labels. */
export const refund = {
  'refund.title': 'Refunds',
  'refund.text': 'Refunds for labels you cancelled before the courier picked up the parcel.',
  'refund.parcel': 'Parcel',
  'refund.refunded': 'Refunded',
  'refund.part_courier': 'Courier',
  'refund.part_insurance': 'Insurance',
  'refund.part_platform': 'Platform fee',
  'refund.part_tax': 'Tax',
  'refund.amount': 'Amount',
  'refund.total': 'All refunds ({{number}})',
  'refund.credit_note': 'Credit note',
  'refund.credit_note_of': 'Credit note {{number}}',
  'refund.csv': 'Download CSV',
  'refund.failed': "We couldn't load your refunds",
  'refund.empty_title': 'No refunds yet',
  'refund.empty_text': 'When you cancel a parcel with a paid label, the refund appears here.',
} as const;
