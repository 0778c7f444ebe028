import type { TextsOf } from '../translation.ts';
import type { mailNotification as english } from '../en/mail-notification.ts';

export const mailNotification = {
  confirmed_subject: 'Nakumpirma na ang address ng {{number}}',
  confirmed: 'Kinumpirma na ng recipient ng parcel {{number}} ang delivery address.',
  confirmed_next: 'Puwede mo nang bilhin ang label.',
  problem_subject: 'Kailangang tingnan ang parcel {{number}}',
  problem: 'Nagkaproblema ang parcel {{number}}. Sabi ng courier: {{said}}',
  returned_subject: 'Naibalik ang parcel {{number}}',
  returned: 'Naibalik na sa iyo ang parcel {{number}}. Sabi ng courier: {{said}}',
  lost_subject: 'Nawawala ang parcel {{number}}',
  lost: 'Hindi mahanap ng courier ang parcel {{number}}. Sabi ng courier: {{said}}',
  open: 'Buksan ang parcel',
  cod_subject: 'Cash on delivery: na-settle na ang {{amount}}',
  cod_settled:
    'Naibigay na ng {{courier}} ang {{amount}} para sa {{count}} parcel. Puwede na itong i-payout mula {{when}}.',
  cod_open: 'Tingnan ang mga COD order',
  referral_subject: 'Nakakuha ka ng {{amount}} na credit',
  referral: 'Naipadala na ng {{friend}} ang ika-{{ships}} nilang parcel. May {{amount}} na credit na kayong dalawa.',
  referral_friend:
    'Naipadala mo na ang ika-{{ships}} mong parcel. May tig-{{amount}} na credit na kayo ng kaibigang nag-imbita sa iyo.',
  balance: 'Tingnan ang balance mo',
  adjustment_subject: 'Mas mabigat ang parcel {{number}} kaysa idineklara: {{amount}}',
  adjustment:
    'Tinimbang ng courier ang parcel {{number}}: {{measured}} kg sa halip na {{declared}} kg. Nagbago ang presyo nito nang {{amount}}.',
  adjustment_by: 'Tanggapin o i-dispute ito hanggang {{day}}. Kung walang sagot, ibabawas ito sa wallet mo.',
  adjustment_reminder_subject: 'Sumagot hanggang {{day}}: adjustment na {{amount}} para sa parcel {{number}}',
  adjustment_credit_subject: 'Credit na {{amount}} para sa parcel {{number}}',
  adjustment_credit:
    'Tinimbang ng courier ang parcel {{number}}: {{measured}} kg sa halip na {{declared}} kg. Sobra ang binayad mo nang {{amount}}; ibinalik na ito sa wallet mo.',
  adjustment_open: 'Tingnan ang adjustment',
  unsubscribe: 'Itigil ang mga email tungkol sa: {{kind}}',
  page_title: 'Mga email',
  page_ask: 'Itigil ang mga email tungkol sa: {{kind}}?',
  page_button: 'Itigil ang mga email na ito',
  page_done: 'Tapos na. Wala ka nang matatanggap na email tungkol sa: {{kind}}.',
  page_back: 'Puwede mo itong i-on ulit sa settings, sa ilalim ng Mga notification.',
  page_invalid: 'Hindi kumpleto ang link na ito. Pakibuksan ulit mula sa email.',
  kinds: {
    sale: 'benta ng mga produkto mo',
    address_confirmed: 'mga nakumpirmang address',
    parcel_problem: 'mga parcel na may problema',
    cod_settled: 'na-settle na cash on delivery',
    adjustment: 'mga timbang na itinama ng courier',
    invoice: 'mga invoice na inisyu o overdue na',
    referral: 'credit mula sa mga inimbita mong kaibigan',
    low_balance: 'mababang balance at awtomatikong top-up',
  },
} as const satisfies TextsOf<typeof english>;
