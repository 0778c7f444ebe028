/** Sentences of the mail about an endpoint that was turned off, with `{{host}}`. */
export const mailWebhookDisabled = {
  subject: 'Your webhook endpoint {{host}} was turned off',
  gone: '{{host}} responded with 410 Gone, so we stopped sending events to it.',
  failing: "We couldn't deliver any events to {{host}} for 5 days, so we stopped trying.",
  next: 'Fix your server, turn the endpoint on again, then resend the missed events. We keep the delivery log for 30 days.',
  open: 'View endpoint',
} as const;
