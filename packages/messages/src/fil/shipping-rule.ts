import type { shippingRule as english } from '../en/shipping-rule.ts';
import type { TranslationOf } from '../translation.ts';

export const shippingRule = {
  'shipping_rule.title': 'Mga patakaran sa pagpapadala',
  'shipping_rule.text':
    'Ang unang patakarang tumutugma ang pumipili ng courier para sa mga parcel mula sa file o store. Nauuna ang serbisyong nakasaad doon.',
  'shipping_rule.number': 'Patakaran {{number}}',
  'shipping_rule.add': 'Magdagdag ng patakaran',
  'shipping_rule.remove': 'Alisin ang patakaran {{number}}',
  'shipping_rule.up': 'Itaas ang patakaran {{number}}',
  'shipping_rule.payment': 'Bayad',
  'shipping_rule.any': 'Kahit ano',
  'shipping_rule.cod': 'COD',
  'shipping_rule.prepaid': 'Bayad na',
  'shipping_rule.over_value': 'Halagang higit sa',
  'shipping_rule.over_weight': 'Timbang na higit sa',
  'shipping_rule.up_to_weight': 'Timbang hanggang',
  'shipping_rule.country': 'Destinasyon',
  'shipping_rule.choice': 'Piliin',
  'shipping_rule.cheapest': 'Pinakamura',
  'shipping_rule.fastest': 'Pinakamabilis',
  'shipping_rule.every': 'Bawat parcel',
  'shipping_rule.value_is': 'halagang higit sa {{amount}}',
  'shipping_rule.over_is': 'higit sa {{weight}}',
  'shipping_rule.up_to_is': 'hanggang {{weight}}',
  'shipping_rule.decided': 'Patakaran sa pagpapadala',
  'shipping_rule.says': 'Patakaran {{number}}: {{conditions}} → {{choice}}',
  'shipping_rule.unserved':
    'Hindi sineserbisyuhan ng {{courier}} ang parcel na ito. Ang pinakamurang serbisyo ang pinili.',
  'shipping_rule.empty':
    'Wala pang patakaran. Hihintayin ng bawat parcel ang pasya mo kapag nagkumpara ka ng presyo.',
  'shipping_rule.weights': 'Karaniwang timbang ayon sa SKU',
  'shipping_rule.weights_text': 'Timbang ng isang piraso, ginagamit kapag wala ito sa file o store.',
  'shipping_rule.sku': 'SKU',
  'shipping_rule.weight': 'Timbang',
  'shipping_rule.weight_add': 'Magdagdag ng SKU',
  'shipping_rule.weight_remove': 'Alisin ang timbang {{number}}',
  'shipping_rule.weight_range': 'Ilagay ang timbang sa kg na higit sa 0',
  'shipping_rule.amount_range': 'Ilagay ang halagang higit sa 0',
  'shipping_rule.saved': 'Na-save ang mga patakaran sa pagpapadala',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
