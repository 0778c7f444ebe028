import type { TranslationOf } from '../translation.ts';
import type { cancel as english } from '../en/cancel.ts';

export const cancel = {
  'cancel.title': 'I-cancel ang parcel na ito?',
  'cancel.text': 'Babalik sa balance mo ang bayad sa label, {{amount}}, kapag pumayag ang courier.',
  'cancel.text_all': 'Babalik sa balance mo ang bayad sa {{labels}} label, {{amount}}, kapag pumayag ang mga courier.',
  'cancel.text_no_label': 'Walang nabiling label kaya walang babayaran.',
  'cancel.reason': 'Dahilan',
  'cancel.reason_hint': 'Para sa record mo. Hindi ito makikita ng recipient.',
  'cancel.reason_customer': 'Nagbago ang isip ng customer',
  'cancel.reason_address': 'Maling address',
  'cancel.reason_stock': 'Wala nang stock',
  'cancel.reason_duplicate': 'Nadoble',
  'cancel.reason_else': 'Iba pa',
  'cancel.keep': 'Huwag i-cancel',
  'cancel.submit': 'I-cancel ang parcel',
  'cancel.done': 'Matagumpay na nakansela ang package',
  'cancel.refund': 'Ibabalik ang {{amount}} sa buyer, aabisuhan siya sa email, at ibebenta ulit ang mga unit.',
  'cancel.refund_none': 'Aabisuhan ang buyer sa email at ibebenta ulit ang mga unit. Wala pang nabayaran.',
  'cancel.refund_disputed':
    'Hiningi ng bangko ng buyer na ibalik ang {{amount}}, at ito ang magpapasya kung kanino ito mapupunta. Aabisuhan ang buyer sa email at ibebenta ulit ang mga unit.',
  'cancel.refund_many_one':
    'May bumili ng {{count}} sa mga parcel na ito: ibabalik ang binayad at ibebenta ulit ang mga unit.',
  'cancel.refund_many_other':
    'May bumili ng {{count}} sa mga parcel na ito: ibabalik ang binayad nila at ibebenta ulit ang mga unit.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
