import type { TextsOf } from '../translation.ts';
import type { mailBalance as english } from '../en/mail-balance.ts';

export const mailBalance = {
  low_subject: 'Mababa na ang balance mo',
  low: 'Ang balance mo sa Sampan ay {{balance}}. Hiniling mong maabisuhan kapag mas mababa sa {{threshold}}.',
  top_up: 'Mag-top up',
  settings: 'Buksan ang settings',
  charged_subject: 'Awtomatikong nadagdagan ang balance mo',
  charged:
    'Siningil namin ng {{amount}} ang card mong nagtatapos sa {{last4}}, dahil bumaba ang balance mo sa itinakda mo.',
  stopped_subject: 'Huminto ang awtomatikong top-up',
  stopped: 'Walang siningil. Mananatiling naka-off ang awtomatikong top-up hanggang i-on mo ulit ito.',
  capped_subject: 'Naabot ng awtomatikong top-up ang buwanang limit',
  capped:
    'Naabot na ang limit mong {{cap}} para sa buwang ito. Wala nang awtomatikong sisingilin hanggang sa susunod na buwan.',
  expiring_subject: 'Mag-e-expire ngayong buwan ang card mong nagtatapos sa {{last4}}',
  expiring: 'Sinisingil ng awtomatikong top-up ang card mong nagtatapos sa {{last4}}, na mag-e-expire sa {{month}}.',
  expiring_next:
    'Magdagdag ng ibang card at gawin itong default para madagdagan pa rin ang balance mo sa susunod na buwan.',
  cards: 'Buksan ang mga payment method',
  card_declined: 'Tinanggihan ng bangko mo ang card.',
  insufficient_funds: 'Kulang ang pera sa card.',
  challenge_failed: 'Gusto ng bangko mo na ikaw mismo ang magkumpirma ng bayad.',
  no_card: 'Walang card na masisingil.',
  disputed: 'Hiningi ng bangko na ibalik ang isang top-up.',
  dispute_subject: 'Dini-dispute ng bangko ang top-up mong {{number}}',
  dispute_open:
    'Hinihingi ng bangko ng nagbayad na ibalik ang {{amount}} ng top-up mong {{number}}. Itinabi muna ang natitira nito sa balance mo hanggang magpasya ang bangko. Kung hindi mo alam ang dahilan, itanong sa bangko ng card o account na pinambayad.',
  dispute_won:
    'Pumabor sa iyo ang bangko: nasa balance mo na ulit ang itinabi mula sa {{amount}} ng top-up {{number}}.',
  dispute_lost: 'Ibinalik ng bangko sa nagbayad ang {{amount}} ng top-up {{number}}.',
  dispute_owed:
    'Nagastos na ang {{owed}} nito at utang ito ng kumpanya mo: ibabawas ito sa susunod na puwede nang i-payout sa iyo.',
  history: 'Buksan ang Transaction History',
} as const satisfies TextsOf<typeof english>;
