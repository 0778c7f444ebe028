import type { TextsOf } from '../translation.ts';
import type { mailAccount as english } from '../en/mail-account.ts';

export const mailAccount = {
  verify_subject: '{{code}} ang Sampan code mo',
  verify: 'Welcome sa Sampan. I-type ang code na ito para ipakitang sa iyo ang mailbox na ito:',
  verify_life: 'Isang beses lang itong magagamit, sa loob ng 10 minuto. Walang taga-Sampan na hihingi nito sa iyo.',
  verify_stranger: 'Hindi ka nagbukas ng account? Huwag pansinin ang email na ito at huwag i-type ang code kahit saan.',
  verify_button: 'I-verify ang email',
  taken_subject: 'May Sampan account ka na',
  taken: 'May nagbukas ng Sampan account gamit ang email na ito, malamang ikaw. May account ka na: mag-sign in lang.',
  taken_button: 'Mag-sign in',
  taken_forgot: 'Hindi mo maalala ang password? Piliin doon ang "Nakalimutan ang password".',
  taken_stranger: 'Hindi ikaw? Wala kang kailangang gawin. Walang nakapasok sa account mo.',
  reset_subject: 'Pumili ng bagong password',
  reset: 'Humingi ka ng bagong password para sa Sampan account mo.',
  reset_button: 'Pumili ng bagong password',
  reset_life:
    'Isang beses lang gagana ang link, sa loob ng 30 minuto. Pagkatapos, naka-sign out ka na sa lahat ng device.',
  reset_stranger: 'Hindi ikaw? Huwag pansinin ang email na ito: mananatili ang password mo.',
  changed_subject: 'Napalitan ang password mo',
  changed: 'Napalitan ang password ng Sampan account mo noong {{time}}. Naka-sign out ka na sa lahat ng iba pa.',
  changed_stranger: 'Hindi ikaw? Pumili agad ng bagong password, at mag-email sa amin.',
  changed_button: 'Pumili ng bagong password',
  two_factor_on_subject: 'Naka-on na ang two-factor sign-in',
  two_factor_on:
    'Kailangan na ngayon ng code mula sa authenticator app mo para mag-sign in sa Sampan account mo. In-on ito noong {{time}}.',
  two_factor_off_subject: 'Naka-off na ang two-factor sign-in',
  two_factor_off: 'Hindi na kailangan ng code para mag-sign in sa Sampan account mo. In-off ito noong {{time}}.',
  two_factor_reset_subject: 'Naka-off na ang two-factor sign-in',
  two_factor_reset:
    'Gaya ng hiling mo, in-off namin ang two-factor sign-in ng Sampan account mo noong {{time}}. Naka-sign out ka na sa lahat ng device.',
  recovery_renewed_subject: 'May mga bago kang recovery code',
  recovery_renewed:
    'Napalitan ang mga recovery code ng Sampan account mo noong {{time}}. Hindi na gagana ang mga luma.',
  email_code: 'Ilagay ang code na ito para gamitin ang {{email}} sa Sampan account mo:',
  email_old_code:
    'Noong {{time}}, hiniling mong palitan ang email ng Sampan account mo. Ilagay ang code na ito para patunayang sa iyo ang address na ito:',
  email_code_stranger: 'Hindi mo ito hiniling? Huwag pansinin ang email na ito at huwag ibahagi ang code.',
  email_taken_subject: 'Inilagay ang email mo para sa ibang account',
  email_taken:
    'May sumubok na gamitin ang email na ito para sa ibang Sampan account. Walang nagbago: sa account mo pa rin ito.',
  email_asked_subject: 'May humiling na palitan ang email mo',
  email_asked:
    'Noong {{time}}, may humiling na palitan ang email ng Sampan account mo. Walang magbabago hangga’t hindi nailalagay ang code na ipinadala namin sa bagong address.',
  email_changed_subject: 'Napalitan ang email mo',
  email_changed:
    'Napalitan ang email ng Sampan account mo noong {{time}}. Hindi ka na makakapag-sign in gamit ang address na ito.',
  email_changed_stranger: 'Hindi ikaw ito? Makipag-ugnayan sa amin ngayon.',
  signed_in_subject: 'Bagong sign-in sa account mo',
  signed_in: 'May nag-sign in sa Sampan account mo gamit ang device na bago sa amin.',
  signed_in_code: 'May nag-sign in sa Sampan account mo gamit ang code na ipinadala namin sa phone mo.',
  signed_in_facts: 'Device: {{device}}\nOras: {{time}}\nNetwork address: {{ip}}',
  signed_in_stranger:
    'Ikaw ba ito? Wala kang kailangang gawin. Kung hindi, i-sign out ang device na iyon at palitan ang password mo.',
  signed_in_button: 'Tingnan kung saan ako naka-sign in',
  unknown_device: 'hindi alam',
  footer: 'Tungkol ito sa account na {{email}}. Hindi kami kailanman hihingi ng password o code mo.',
  sms: '{{code}} ang Sampan code mo. Gagana ito nang 10 minuto. Huwag sabihin kaninuman.',
} as const satisfies TextsOf<typeof english>;
