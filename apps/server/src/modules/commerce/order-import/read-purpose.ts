import type { CustomsPurpose } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { textsOf } from '../../../platform/texts.ts';

/** Words of other programs for the categories of the UPU's forms, beside our own in each language. */
const OTHER_WORDS: Readonly<Record<string, CustomsPurpose>> = {
  sale: 'sale_of_goods',
  sold: 'sale_of_goods',
  merchandise: 'sale_of_goods',
  commercial: 'sale_of_goods',
  gifts: 'gift',
  sample: 'commercial_sample',
  samples: 'commercial_sample',
  document: 'documents',
  return: 'returned_goods',
  returned: 'returned_goods',
  returns: 'returned_goods',
  'return of goods': 'returned_goods',
};

const TEXTS = textsOf('document_export');

/** The categories, as the API names them. */
export const PURPOSES = Object.keys(TEXTS.en.purpose);

const WORDS: ReadonlyMap<string, CustomsPurpose> = new Map([
  ...Object.values(TEXTS).flatMap(({ purpose }) =>
    Object.entries(purpose).flatMap(([alias, word]) => [
      [foldText(word), alias as CustomsPurpose] as const,
      [foldText(alias), alias as CustomsPurpose] as const,
    ]),
  ),
  ...Object.entries(OTHER_WORDS),
]);

/** Why a parcel crosses a border, by its alias or in words of our languages; null for anything else. */
export function purposeOf(text: string): CustomsPurpose | null {
  return WORDS.get(foldText(text)) ?? null;
}
