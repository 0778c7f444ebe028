/** Sentences of the mails about a refund that came back, with `{{placeholders}}`. */
export const mailRefundFailure = {
  subject: 'Refund failed for order {{number}}',
  failed: "The buyer's bank returned the {{amount}} refund for order {{number}}.",
  next: "The buyer hasn't received the money. Arrange another way to refund them and contact us. We'll hold the amount until then.",
  open: 'View order',
  /** For Sampan's own inbox. */
  desk: "{{shop}}: the {{amount}} refund for order {{number}} (checkout {{id}}) was returned by the buyer's bank. It has been recorded again as an unreleased sale.",
} as const;
