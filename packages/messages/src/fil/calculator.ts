import type { TranslationOf } from '../translation.ts';
import type { calculator as english } from '../en/calculator.ts';

export const calculator = {
  'calculator.title': 'Shipping calculator',
  'calculator.intro':
    'Presyo ng bawat courier para sa parcel mo, kasama ang lahat ng bahagi nito, bago ka mag-sign up.',
  'calculator.by_scale': 'Sa timbangan',
  'calculator.by_size': 'Ayon sa sukat',
  'calculator.scale_decides': 'Ang timbangan ang nasusunod: mas mababa ang bilang ng sukat kaysa sa timbang ng parcel.',
  'calculator.size_decides':
    'Ang sukat ang nasusunod: malaki ang parcel para sa timbang nito, at ang mas mataas sa dalawa ang sinisingil ng courier.',
  'calculator.depends':
    'Ang mas mataas sa dalawa ang sinisingil, at magkakaiba ang bilang ng mga courier sa sukat; nakasulat sa bawat presyo kung alin.',
  'calculator.size_unknown':
    'Sinisingil ayon sa timbang. Maaaring mas mataas ang bilang ng malaking parcel: ilagay ang eksaktong sukat para makita.',
  'calculator.empty': 'Dito lalabas ang presyo ng bawat courier.',
  'calculator.copy_quote': 'Kopyahin ang presyo',
  'calculator.copy_link': 'Kopyahin ang link',
  'calculator.ship': 'Ipadala ang parcel na ito',
} as const satisfies TranslationOf<typeof english, 'other'>;
