import type { support as english } from '../en/support.ts';
import type { TranslationOf } from '../translation.ts';

export const support = {
  'support.title': 'Mga kahilingan sa support',
  'support.text': 'Sumulat sa amin at basahin ang mga sagot namin. Mababasa ito ng lahat sa kumpanya mo.',
  'support.new': 'Bagong kahilingan',
  'support.subject': 'Paksa',
  'support.sent': 'Naipadala ang kahilingan',
  'support.list': 'Mga kahilingan mo',
  'support.none': 'Wala pang kahilingan',
  'support.none_text': 'Makikita rito ang ipinadala mo sa support kasama ang mga sagot namin.',
  'support.state': 'Status',
  'support.state_open': 'Bukas',
  'support.state_answered': 'Nasagot',
  'support.state_closed': 'Isinara',
  'support.messages': 'Mga mensahe',
  'support.reply': 'Ang sagot mo',
  'support.send_reply': 'Ipadala ang sagot',
  'support.close': 'Isara ang kahilingan',
  'support.not_loaded': 'Hindi namin ma-load ang kahilingang ito',
  'support.desk_text': 'Ang isinulat ng mga merchant at bisita sa Sampan, ang pinakamatagal na naghihintay muna.',
  'support.desk_none': 'Walang kahilingan na may ganitong status',
  'support.no_account': 'Walang account',
  'support.answer': 'Ang sagot mo',
  'support.send_answer': 'Ipadala ang sagot',
  'support.answer_sent': 'Naipadala ang sagot',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
