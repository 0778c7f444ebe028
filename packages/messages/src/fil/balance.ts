import type { TranslationOf } from '../translation.ts';
import type { balance as english } from '../en/balance.ts';

export const balance = {
  'balance.title': 'Balance at top-up',
  'balance.low_title': 'Babala sa mababang balance',
  'balance.low_text': 'Makakatanggap ka ng email at notification dito tuwing bababa ang balance sa halagang ito.',
  'balance.low_on': 'Abisuhan ako',
  'balance.below': 'Kapag mas mababa sa',
  'balance.auto_title': 'Awtomatikong top-up',
  'balance.auto_text':
    'Sisingilin ang default card mo nang isang beses tuwing bababa ang balance sa itinakda, hindi lalampas sa buwanang limit. Kusa itong hihinto kapag tumanggi ang bangko mo.',
  'balance.threshold': 'Kapag ang balance ay mas mababa sa',
  'balance.amount': 'Mag-top up ng',
  'balance.cap': 'Maximum sa isang buwan',
  'balance.used': 'Awtomatikong nasingil ngayong buwan: {{amount}}',
  'balance.card': 'Sisingilin ang {{card}}, ang default card mo.',
  'balance.no_card': 'Magdagdag muna ng card: ang default card ang sisingilin.',
  'balance.consent':
    'Pumapayag akong awtomatikong singilin ng Sampan ang default card ko sa loob ng mga limit na ito, hanggang i-off ko ito.',
  'balance.turn_on': 'I-on',
  'balance.turn_off': 'I-off',
  'balance.change': 'I-save ang mga limit',
  'balance.is_on': 'Naka-on',
  'balance.is_off': 'Naka-off',
  'balance.saved': 'Na-save',
  'balance.stopped': 'Huminto ang awtomatikong top-up',
  'balance.stopped_card_declined': 'Tinanggihan ng bangko ang card. Pumili ng iba o i-on ulit.',
  'balance.stopped_insufficient_funds': 'Kulang ang pera sa card. I-on ulit kapag sapat na.',
  'balance.stopped_challenge_failed':
    'Gusto ng bangko na ikaw ang magkumpirma. Mag-top up muna nang ikaw mismo, saka i-on ulit.',
  'balance.stopped_no_card': 'Walang card na masisingil. Magdagdag, saka i-on ulit.',
  'balance.stopped_disputed':
    'Hiningi ng bangko na ibalik ang isang top-up. Itanong sa bangko ng card kung bakit, saka i-on ulit.',
  'balance.by_invoice':
    'Nagbabayad ang kumpanya mo sa pamamagitan ng invoice, kaya walang balance na kailangang lagyan.',
} as const satisfies TranslationOf<typeof english, 'other'>;
