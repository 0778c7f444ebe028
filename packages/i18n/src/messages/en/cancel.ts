/** Cancel dialog (spec 4 Order lifecycle). */
export const cancel = {
  'cancel.title': 'Cancel this parcel?',
  'cancel.text': 'The price of the label, {{amount}}, goes back to your balance once the courier agrees.',
  'cancel.text_all': 'The prices of {{labels}} labels, {{amount}}, go back to your balance once the couriers agree.',
  'cancel.text_no_label': 'No label was bought, so nothing is charged.',
  'cancel.reason': 'Reason',
  'cancel.reason_hint': 'For your records. The recipient does not see it.',
  'cancel.reason_customer': 'Customer changed their mind',
  'cancel.reason_address': 'Wrong address',
  'cancel.reason_stock': 'Out of stock',
  'cancel.reason_duplicate': 'Created twice',
  'cancel.reason_else': 'Something else',
  'cancel.keep': 'Keep parcel',
  'cancel.submit': 'Cancel parcel',
  'cancel.done': 'Package was successfully cancelled',
  'cancel.refund': '{{amount}} goes back to the buyer, who is told by email, and the units are on sale again.',
  'cancel.refund_none': 'The buyer is told by email, and the units are on sale again. Nothing was paid yet.',
  'cancel.refund_disputed':
    "The buyer's bank has asked for {{amount}} back and decides who gets it. The buyer is told by email, and the units are on sale again.",
  'cancel.refund_many_other':
    'Shoppers bought {{count}} of these parcels: what they paid goes back to them, and the units are on sale again.',
  'cancel.refund_many_one':
    'A shopper bought {{count}} of these parcels: what was paid goes back, and the units are on sale again.',
} as const;
