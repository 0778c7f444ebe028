/** /histories/refunds: money of cancelled labels. */
export const refund = {
  'refund.title': 'Refunds',
  'refund.text':
    'Labels that were cancelled before the courier had the parcel: everything that was charged came back, part by part.',
  'refund.parcel': 'Parcel',
  'refund.refunded': 'Refunded',
  'refund.part_courier': 'Courier',
  'refund.part_insurance': 'Insurance',
  'refund.part_platform': 'Platform',
  'refund.part_tax': 'Tax',
  'refund.amount': 'Amount',
  'refund.total': 'All refunds ({{number}})',
  'refund.credit_note': 'Credit note',
  'refund.credit_note_of': 'Credit note {{number}}',
  'refund.csv': 'Download CSV',
  'refund.failed': 'The refunds could not be loaded',
  'refund.empty_title': 'No refunds',
  'refund.empty_text': 'When you cancel a parcel whose label you bought, the money that came back stands here.',
} as const;
