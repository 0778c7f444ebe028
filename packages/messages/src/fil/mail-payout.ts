import type { TextsOf } from '../translation.ts';
import type { mailPayout as english } from '../en/mail-payout.ts';

export const mailPayout = {
  account_not_found: 'hindi mahanap ng bangko ang account na ito',
  account_closed: 'sarado na ang account',
  name_mismatch: 'hindi tugma ang pangalan sa account na ito',
  bank_refused: 'tinanggihan ito ng bangko',
  owed: 'may utang pa ang kumpanya mo mula sa natalong dispute',
  code_subject: '{{code}} ang code mo para sa payout',
  code: 'I-type ang code na ito para kumpirmahin ang payout o payout account:',
  code_life: 'Isang beses lang itong magagamit, sa loob ng 10 minuto. Walang taga-Sampan na hihingi nito sa iyo.',
  code_stranger:
    'Hindi ka nagpapa-payout? Huwag i-type ang code kahit saan, at mag-sign out sa lahat ng device sa settings.',
  account_added_subject: 'May idinagdag na payout account',
  account_added: 'Idinagdag ang {{account}} bilang payout account. Walang ipapadala rito bago ang {{usable_from}}.',
  account_removed_subject: 'May inalis na payout account',
  account_removed: 'Inalis ang {{account}}. Darating pa rin doon ang mga payout na papunta na.',
  requested_subject: 'Hiniling ang payout {{number}} na {{amount}}',
  requested: 'Hiniling ang payout na {{amount}} papunta sa {{account}}: {{number}}.',
  cooling: 'Bago ang account, kaya pinakamaagang ipapadala ang pera sa {{not_before}}.',
  needs_approval: 'Dahil sa halaga nito, titingnan muna ito ng isang taga-Sampan.',
  paid_subject: 'Naipadala na ang payout {{number}} na {{amount}}',
  paid: 'Naipadala ang {{amount}} sa {{account}}: {{number}}.',
  failed_subject: 'Hindi dumating ang payout {{number}} na {{amount}}',
  failed: 'Hindi dumating ang {{number}} na {{amount}} sa {{account}}: {{why}}.',
  failed_next: 'Bumalik na ang pera sa payout balance mo. Walang nawala.',
  set_off: 'Ibinawas ang {{amount}} mula rito sa utang ng kumpanya mo dahil sa natalong dispute.',
  set_off_rest: 'Bumalik na ang {{amount}} sa payout balance mo.',
  returned_subject: 'Ibinalik ng bangko ang payout {{number}} na {{amount}}',
  returned:
    'Nabayaran na ang {{number}} na {{amount}} sa {{account}}, pero ibinalik ito ng bangko: {{why}}. {{reason}}',
  refused_subject: 'Hindi naaprubahan ang payout {{number}} na {{amount}}',
  refused: 'Hindi naaprubahan ang {{number}} na {{amount}} sa {{account}}: {{reason}}',
  stranger: 'Walang taga-kumpanya mo ang gumawa nito? I-cancel agad, palitan ang password mo, at mag-email sa amin.',
  open: 'Buksan ang mga payout',
} as const satisfies TextsOf<typeof english>;
