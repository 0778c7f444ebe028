import type { TranslationOf } from '../translation.ts';
import type { payment as english } from '../en/payment.ts';

export const payment = {
  'payment.title': 'Mga paraan ng pagbabayad',
  'payment.lead': 'Mga card na pambayad sa iyong mga top-up. Nananatili ang numero ng card sa payment provider.',
  'payment.add': 'Magdagdag ng paraan ng pagbabayad',
  'payment.holder': 'Pangalan ng may-ari ng card',
  'payment.card_number': 'Numero ng card',
  'payment.expiry': 'Petsa ng pag-expire',
  'payment.expiry_hint': 'Buwan at taon gaya ng nasa card: 12/31',
  'payment.code': 'Code ng iyong bangko',
  'payment.code_text': 'Humihingi ng code ang iyong bangko. Ang code ng test card ay 123456.',
  'payment.test_hint':
    'Walang perang gumagalaw dito. Gumagana ang 4242 4242 4242 4242, humihingi ng code ang 4000 0000 0000 3155, tinatanggihan ang 4000 0000 0000 0002.',
  'payment.save': 'I-save ang card',
  'payment.saving': 'Sine-save ang card',
  'payment.default': 'Default',
  'payment.make_default': 'Gawing default',
  'payment.remove': 'Alisin',
  'payment.remove_of': 'Alisin ang {{card}}',
  'payment.remove_title': 'Alisin ang {{card}}?',
  'payment.remove_text': 'Hindi na ito makakapagbayad ng anuman dito. Maaari mo itong idagdag muli.',
  'payment.keep': 'Panatilihin ang card',
  'payment.ending': '{{brand}} na nagtatapos sa {{last4}}',
  'payment.expires': 'Mag-e-expire {{date}}',
  'payment.expired': 'Nag-expire {{date}}',
  'payment.empty': 'Wala pang card',
  'payment.empty_text': 'Magdagdag ng card para makapag-top up sa isang click.',
  'payment.updated': 'Na-update ang setting ng pagbabayad',
  'payment.deleted': 'Nabura ang paraan ng pagbabayad',
  'payment.list_failed': 'Hindi mabasa ang iyong mga card',
  'payment.reason_card_declined': 'Tinanggihan ng bangko ang card na ito. Gumamit ng iba.',
  'payment.reason_challenge_failed': 'Hindi kinumpirma ng bangko ang card na ito. Pakisubukan muli.',
  'payment.test_card': 'Test card',
  'payment.field_unavailable':
    'Hindi na-load ang card field ng aming payment provider. Suriin ang koneksyon o ad blocker mo at subukan muli.',
  'payment.expiry_invalid': 'Hindi valid ang petsa ng pag-expire',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
