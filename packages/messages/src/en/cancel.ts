/** Cancel dialog (spec 4 Order lifecycle). */
export const cancel = {
  'cancel.title': 'Cancel this parcel?',
  'cancel.text': "We'll refund the {{amount}} you paid for the label to your balance once the courier confirms.",
  'cancel.text_all':
    "We'll refund the {{amount}} you paid for {{labels}} labels to your balance once the couriers confirm.",
  'cancel.text_no_label': "This parcel has no label, so there's nothing to refund.",
  'cancel.reason': 'Reason',
  'cancel.reason_hint': "For your records only. The recipient won't see it.",
  'cancel.reason_customer': 'Customer changed their mind',
  'cancel.reason_address': 'Wrong address',
  'cancel.reason_stock': 'Out of stock',
  'cancel.reason_duplicate': 'Created twice',
  'cancel.reason_else': 'Other',
  'cancel.keep': 'Keep parcel',
  'cancel.submit': 'Cancel parcel',
  'cancel.done': 'Package was successfully cancelled',
  'cancel.refund': "{{amount}} will be refunded to the buyer. We'll email them and put the items back on sale.",
  'cancel.refund_none': "The buyer hasn't paid yet. We'll email them and put the items back on sale.",
  'cancel.refund_disputed':
    "The buyer's bank has disputed {{amount}} and will decide who gets it. We'll email the buyer and put the items back on sale.",
  'cancel.refund_many_other':
    "Buyers paid for {{count}} of these parcels. We'll refund them and put the items back on sale.",
  'cancel.refund_many_one':
    "A buyer paid for {{count}} of these parcels. We'll refund them and put the items back on sale.",
} as const;
