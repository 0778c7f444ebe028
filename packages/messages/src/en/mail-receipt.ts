/** Sentences of the mails a purchase sends, with `{{placeholders}}`. */
export const mailReceipt = {
  receipt_subject: 'Your receipt from {{shop}}',
  thanks_paid: "Thank you for your order from {{shop}}. We've received your payment.",
  thanks_cod: 'Thank you for your order from {{shop}}. Please have {{total}} in cash ready for the courier.',
  items: '{{quantity}} × {{product}}: {{items}}',
  shipping: 'Shipping {{service}}: {{shipping}}',
  cod_fee: 'Cash on delivery fee: {{cod_fee}}',
  total: 'Total: {{total}}',
  order: 'Order {{number}}',
  follow: 'Track your parcel here once {{shop}} has shipped it:',
  track: 'Track my parcel',
  test: 'This was a test order. No money moved.',
  sale_subject: 'You sold {{product}}',
  sale: "You sold {{quantity}} × {{product}} for {{total}}. We've received the payment.",
  sale_cod: 'You have an order for {{quantity}} × {{product}}. The courier will collect {{total}} on delivery.',
  sale_next: 'Order {{number}} is ready for a label. Find it in your new parcels.',
  sale_open: 'View order',
  cancelled_subject: 'Your order {{number}} was cancelled',
  cancelled_paid:
    "{{shop}} cancelled your order for {{quantity}} × {{product}}. We're refunding {{total}} to your original payment method. It may take a few days to appear.",
  cancelled_cod: "{{shop}} cancelled your order for {{quantity}} × {{product}}. You haven't been charged.",
  dispute_subject: 'Payment disputed for order {{number}}',
  dispute_open:
    "The buyer's bank has disputed {{total}} for order {{number}}. We've put this amount on hold until the bank decides. Keep the proof of delivery ready.",
  dispute_won: 'You won the dispute for order {{number}}. The {{total}} is available again.',
  dispute_lost: 'The dispute for order {{number}} was lost. The bank returned {{total}} to the buyer.',
  dispute_owed: "{{owed}} of it was already paid out to you. We'll deduct it from your next available funds.",
} as const;
