/** What the recipient reads. */
export const mailConfirmation = {
  subject: '{{shop}}: please confirm your delivery address',
  why: '{{shop}} is about to send you parcel {{number}}. Please check your address so the courier can find you.',
  button: 'Confirm address',
  safety:
    "This link expires in 7 days. We'll ask for the last 4 digits of your phone number or your postcode. We never ask for a password, card details or a payment.",
  stranger: "Didn't order anything? You can ignore this message.",
  sms: '{{shop}}: please confirm your delivery address within 7 days: {{url}}',
} as const;
