import type { TextsOf } from '../translation.ts';
import type { mailSupport as english } from '../en/mail-support.ts';

export const mailSupport = {
  subject: 'Sagot mula sa Sampan: {{subject}}',
  intro: 'Sumulat ka sa Sampan. Ito ang sagot namin:',
  reply_by_mail: 'Para sumagot, mag-email sa {{inbox}}.',
  view: 'Tingnan ang kahilingan',
} as const satisfies TextsOf<typeof english>;
