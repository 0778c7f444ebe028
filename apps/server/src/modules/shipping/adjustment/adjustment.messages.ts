import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Words of the document that explains one adjustment, with `{{placeholders}}`. */
export type AdjustmentTexts = Texts<'document_adjustment'>;

export const ADJUSTMENT_TEXTS = textsOf('document_adjustment');
