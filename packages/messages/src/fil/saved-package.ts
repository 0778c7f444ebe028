import type { savedPackage as english } from '../en/saved-package.ts';
import type { TranslationOf } from '../translation.ts';

export const savedPackage = {
  'saved_package.title': 'Mga naka-save na sukat ng parcel',
  'saved_package.text':
    'Pumili ng naka-save na sukat kapag gumagawa ng label o nag-i-import ng file. Puwede rin itong pangalanan ng file sa column ng sukat ng package.',
  'saved_package.empty': 'Wala pang naka-save na sukat. Idagdag ang mga kahong madalas mong gamitin.',
  'saved_package.number': 'Sukat {{number}}',
  'saved_package.name': 'Pangalan',
  'saved_package.add': 'Magdagdag ng sukat',
  'saved_package.remove': 'Alisin ang sukat {{number}}',
  'saved_package.name_twice': 'May ibang sukat na may ganitong pangalan',
  'saved_package.side_range': 'Ilagay ang gilid sa cm mula 0.1 hanggang 1,000',
  'saved_package.weight_range': 'Ilagay ang timbang sa kg mula 0.01 hanggang 1,000',
  'saved_package.save': 'I-save ang mga sukat',
  'saved_package.saved': 'Na-save ang mga sukat ng parcel',
  'saved_package.choose': 'Naka-save na sukat',
  'saved_package.own': 'Ikaw ang maglagay ng sukat',
  'saved_package.sides': '{{name}}: {{length}} × {{width}} × {{height}} cm, {{weight}}',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
