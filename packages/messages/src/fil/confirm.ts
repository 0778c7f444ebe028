import type { TranslationOf } from '../translation.ts';
import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'confirm.title': 'Kumpirmahin ang delivery address mo',
  'confirm.parcel': 'Parcel {{number}}',
  'confirm.why': 'Bakit ko ito nakikita?',
  'confirm.why_text':
    'May ipinapadalang parcel sa iyo ang {{shop}} at ipina-check nila sa amin ang address para dumating ito sa unang delivery attempt. Ikaw at ang shop lang ang makakakita ng ilalagay mo. Hindi kami kailanman humihingi rito ng password o detalye ng card.',
  'confirm.proof_phone_last4': 'Huling apat na digit ng phone number mo',
  'confirm.proof_post_code': 'Postal code ng address mo',
  'confirm.proof_hint': 'Gaya ng ibinigay mo sa {{shop}}. Pinananatili nitong pribado ang address mo.',
  'confirm.proof_unreadable': 'Ilagay ito gaya ng ibinigay mo sa shop.',
  'confirm.proof_wrong_one': 'Hindi tugma. May {{count}} attempt ka pa.',
  'confirm.proof_wrong_other': 'Hindi tugma. May {{count}} na attempt ka pa.',
  'confirm.blocked': 'Masyadong maraming maling sagot. Humingi ng bagong link sa {{shop}}.',
  'confirm.check': 'Suriin ang address at itama kung kailangan.',
  'confirm.for': 'Para kay {{name}}, phone {{phone}}',
  'confirm.cod': 'Babayaran pagka-deliver: {{amount}}',
  'confirm.done': 'Nakumpirma ang address',
  'confirm.done_text': 'Salamat. Ipapadala ng {{shop}} ang parcel mo sa:',
  'confirm.confirmed_text': 'Nakumpirma na ang address na ito. Magtanong sa {{shop}} kung may nagbago.',
  'confirm.expired_text': 'Nag-expire na ang link na ito. Humingi ng bago sa {{shop}}.',
  'confirm.closed_text': 'Hindi na mababago ang address ng parcel na ito. Magtanong sa {{shop}} tungkol dito.',
  'confirm.back': 'Bumalik sa {{shop}}',
  'confirm.not_yet': 'Pakikumpirma muna ang address mo.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
