import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Words of the files about cash on delivery. */
export type CodTexts = Texts<'document_cod'>;

export const COD_TEXTS = textsOf('document_cod');
