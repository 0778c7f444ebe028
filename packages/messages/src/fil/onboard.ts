import type { TranslationOf } from '../translation.ts';
import type { onboard as english } from '../en/onboard.ts';

export const onboard = {
  'onboard.steps': 'Mga hakbang tungo sa unang label',
  'onboard.step_person': 'Ikaw',
  'onboard.step_address': 'Address',
  'onboard.step_parcel': 'Parcel',
  'onboard.step_label': 'Label',
  'onboard.skip': 'Tapusin mamaya',
  'onboard.person_title': 'Tungkol sa iyo',
  'onboard.person_text': 'Dito tatawag ang courier, at ito ang mga pangalang makikita sa mga label mo.',
  'onboard.company_hint': 'Puwede ang sarili mong pangalan',
  'onboard.address_title': 'Address mo',
  'onboard.address_text':
    'Dito kukunin ang mga parcel mo. Pareho ang address sa invoice maliban kung magbigay ka ng iba.',
  'onboard.parcel_title': 'Ang una mong parcel',
  'onboard.parcel_text': 'Para kanino ito, at ano ang laman?',
  'onboard.paste_hint':
    'I-paste ang sinulat ng customer mo: mapupuno ng pangalan, phone number at address ang mga field sa ibaba.',
  'onboard.paste_filled': 'Napunan na sa ibaba. Pakitingnan.',
  'onboard.paste_own': 'I-paste ang buong address mo',
  'onboard.paste_own_hint': 'O punan ang mga field sa ibaba',
  'onboard.sample_text': 'Walang parcel ngayon? Walang totoong ipapadala rito.',
  'onboard.sample': 'Gumamit ng sample na parcel',
  'onboard.package_title': 'Ano ang laman',
  'onboard.label_title': 'Pumili ng courier at mag-print',
  'onboard.label_text':
    'Pinili namin ang inirerekomenda namin. Babayaran ito ng button mula sa balance mo at ipi-print ang label.',
  'onboard.buy': 'Bayaran ang {{amount}} at i-print',
  'onboard.demo_credit': 'Demo credit ang balance mo: walang perang gumagalaw dito.',
  'onboard.top_up_first':
    'Binabayaran ang label mula sa balance mo. Mag-top up muna, saka bumalik dito: mananatili ang lahat.',
  'onboard.top_up': 'Mag-top up',
  'onboard.done_title': 'Ang una mong label',
  'onboard.done_text': 'Idikit ito sa parcel {{number}}; courier na ang bahala.',
  'onboard.to_home': 'Pumunta sa Home',
  'onboard.card_title': 'Tapusin ang pag-set up',
  'onboard.card_text': 'Tapos na ang {{done}} sa {{total}} hakbang tungo sa unang label',
  'onboard.card_action': 'Ituloy ang pag-set up',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
