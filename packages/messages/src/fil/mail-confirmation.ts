import type { TextsOf } from '../translation.ts';
import type { mailConfirmation as english } from '../en/mail-confirmation.ts';

export const mailConfirmation = {
  subject: '{{shop}}: pakikumpirma ang delivery address mo',
  why: 'Ipapadala na ng {{shop}} sa iyo ang parcel {{number}}. Pakitingnan kung tama ang address para mahanap ka ng courier.',
  button: 'Kumpirmahin ang address ko',
  safety:
    'Gumagana ang link nang 7 araw. Hihingin ng page ang huling apat na digit ng phone number mo o ang postal code mo. Hindi ito kailanman hihingi ng password, card o bayad.',
  stranger: 'Wala kang in-order? Huwag nang pansinin ang mensaheng ito.',
  sms: '{{shop}}: pakikumpirma ang address ng parcel mo sa loob ng 7 araw: {{url}}',
} as const satisfies TextsOf<typeof english>;
