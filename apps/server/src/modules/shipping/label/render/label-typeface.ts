import { LABEL_FACES } from '../../../../platform/document/label-faces.ts';
import { createTypeface } from '../../../../platform/document/typeface.ts';

/** The three weights of the label. */
export type Weight = keyof typeof LABEL_FACES;

const typeface = createTypeface<Weight>(LABEL_FACES);

export const { runsOf, unprintableIn, wordWidth, widthOf } = typeface;
