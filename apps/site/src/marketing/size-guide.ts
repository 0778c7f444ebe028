import { PACKAGE_SIZES, packageRangeText } from '@sampan/country-rules';
import { packageSize as en } from '@sampan/messages/en/package-size';
import { packageSize as fil } from '@sampan/messages/fil/package-size';
import { packageSize as id } from '@sampan/messages/id/package-size';
import { packageSize as ms } from '@sampan/messages/ms/package-size';
import { siteTexts, type SiteLanguage } from '../layout/site-texts.ts';
import { table, type Block } from '../blocks/block.ts';

/** As the calculator beside it calls the sizes. */
const NAMES = { en, ms, fil, id } as const;

/** The six sizes the product knows, with the weight it counts on where nobody has a scale. */
export function sizeGuide(language: SiteLanguage): Block {
  const t = siteTexts(language);
  return table(
    t.sizes,
    [t.column_size, t.column_kg, t.column_counted],
    PACKAGE_SIZES.map((size) => [
      NAMES[language][`package_size.${size.alias}`],
      packageRangeText(size),
      `${size.default_weight_g / 1000} kg`,
    ]),
  );
}
