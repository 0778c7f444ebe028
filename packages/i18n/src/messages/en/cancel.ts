/** Cancel dialog (spec 4 Order lifecycle). */
export const cancel = {
  'cancel.title': 'Cancel this parcel?',
  'cancel.text': 'The price of the label goes back to your balance once the courier agrees.',
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
} as const;
