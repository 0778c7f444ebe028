import type { TextsOf } from '../translation.ts';
import type { mailWebhookDisabled as english } from '../en/mail-webhook-disabled.ts';

export const mailWebhookDisabled = {
  subject: 'Na-off ang webhook mo papunta sa {{host}}',
  gone: 'Sinabi ng {{host}} na wala na ito (410), kaya itinigil namin ang pagpapadala ng mga event dito.',
  failing:
    'Limang araw nang walang nakararating sa {{host}} sa mga ipinadala namin, kaya itinigil na namin ang pagsubok.',
  next: 'Ayusin ang receiver, i-on ulit ang endpoint at ipadala ulit ang mga hindi nito natanggap. Naka-save ang delivery log nang 30 araw.',
  open: 'Buksan ang endpoint',
} as const satisfies TextsOf<typeof english>;
