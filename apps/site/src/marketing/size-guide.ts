import { PACKAGE_SIZES, packageRangeText } from '@sampan/country-rules';
import { table, type Block } from '../blocks/block.ts';

/** The six sizes the product knows, with the weight it counts on where nobody has a scale. */
export function sizeGuide(): Block {
  return table(
    'Package sizes',
    ['Size', 'Weight in kg', 'Counted as'],
    PACKAGE_SIZES.map((size) => [size.name, packageRangeText(size), `${size.default_weight_g / 1000} kg`]),
  );
}
