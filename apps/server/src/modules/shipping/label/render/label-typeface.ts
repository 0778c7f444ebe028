import { LABEL_FACES } from '../../../kernel/typeface/label-faces.ts';
import { createTypeface } from '../../../kernel/typeface/typeface.ts';

/** The three weights of the label. */
export type Weight = keyof typeof LABEL_FACES;

const typeface = createTypeface<Weight>(LABEL_FACES);

export const { runsOf, unprintableIn, wordWidth, widthOf } = typeface;
