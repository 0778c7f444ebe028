import type { TranslationOf } from '../translation.ts';
import type { pay as english } from '../en/pay.ts';

export const pay = {
  'pay.title': 'PayNow payment',
  'pay.amount': 'Halagang babayaran',
  'pay.scan': 'I-scan ang code na ito gamit ang app ng bangko mo.',
  'pay.image': 'PayNow code',
  'pay.on_phone': 'Sa phone na ito: i-save ang code, saka piliin sa mga litrato sa loob ng app ng bangko mo.',
  'pay.save': 'I-save ang code',
  'pay.time_left': 'Gagana ang code na ito nang {{time}}',
  'pay.waiting': 'Hinihintay namin ang bangko mo. Kusang magpapatuloy ang page na ito.',
  'pay.test': 'Test mode: walang totoong pera na gagalaw. Ang mga button na ito ang gumaganap na bangko.',
  'pay.pay': 'Magbayad',
  'pay.paid_title': 'Natanggap ang bayad',
  'pay.paid': 'Ibinabalik ka na ngayon.',
  'pay.closed_title': 'Sarado na ang payment na ito',
  'pay.closed': 'Walang siningil. Bumalik para magsimula ulit.',
  'pay.go_back': 'Bumalik',
  'pay.unknown_title': 'Walang ganitong payment page',
  'pay.unknown': 'Baka kulang ang address. Simulan ulit ang bayad.',
} as const satisfies TranslationOf<typeof english, 'other'>;
