import type { TranslationOf } from '../translation.ts';
import type { balance as english } from '../en/balance.ts';

export const balance = {
  'balance.title': 'Balanse at top-up',
  'balance.low_title': 'Babala sa mababang balanse',
  'balance.low_text': 'May email at paalala ka rito tuwing bababa ang balanse sa halagang ito.',
  'balance.low_on': 'Babalaan ako',
  'balance.below': 'Kapag mas mababa sa',
  'balance.auto_title': 'Awtomatikong top-up',
  'balance.auto_text':
    'Sisingilin ang default card mo nang isang beses tuwing bababa ang balanse sa itinakda, hindi lalampas sa buwanang limitasyon. Kusa itong hihinto kapag tumanggi ang bangko mo.',
  'balance.threshold': 'Kapag ang balanse ay mas mababa sa',
  'balance.amount': 'Mag-top up ng',
  'balance.cap': 'Pinakamarami sa isang buwan',
  'balance.used': 'Awtomatikong nasingil ngayong buwan: {{amount}}',
  'balance.card': 'Sisingilin ang {{card}}, ang default card mo.',
  'balance.no_card': 'Magdagdag muna ng card: ang default card ang sisingilin.',
  'balance.consent':
    'Pumapayag akong awtomatikong singilin ng Sampan ang default card ko sa loob ng mga limitasyong ito, hanggang patayin ko ito.',
  'balance.turn_on': 'Buksan',
  'balance.turn_off': 'Patayin',
  'balance.change': 'I-save ang mga limitasyon',
  'balance.is_on': 'Bukas',
  'balance.is_off': 'Patay',
  'balance.saved': 'Na-save',
  'balance.stopped': 'Huminto ang awtomatikong top-up',
  'balance.stopped_card_declined': 'Tinanggihan ng bangko ang card. Pumili ng iba o buksan muli.',
  'balance.stopped_insufficient_funds': 'Kulang ang pera sa card. Buksan muli kapag sapat na.',
  'balance.stopped_challenge_failed':
    'Gusto ng bangko na ikaw ang magkumpirma. Mag-top up muna nang ikaw mismo, saka buksan muli.',
  'balance.stopped_no_card': 'Walang card na masisingil. Magdagdag, saka buksan muli.',
  'balance.stopped_disputed':
    'Hiningi ng bangko na ibalik ang isang top-up. Itanong sa bangko ng card kung bakit, saka buksan muli.',
  'balance.by_invoice': 'Nagbabayad ang kumpanya mo sa pamamagitan ng invoice, kaya walang balanseng pupunan.',
} as const satisfies TranslationOf<typeof english, 'other'>;
