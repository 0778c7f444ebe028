import { createTypeface } from '../../../kernel/typeface/typeface.ts';

/** The three weights of the label. Thin strokes break on thermal paper, so the lightest one is medium. */
export type Weight = 'medium' | 'bold' | 'heavy';

/** Be Vietnam Pro has Vietnamese and the dong, but no peso sign; Inter has it, and Greek and Cyrillic. */
const typeface = createTypeface<Weight>({
  medium: {
    main: '@expo-google-fonts/be-vietnam-pro/500Medium/BeVietnamPro_500Medium.ttf',
    spare: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  },
  bold: {
    main: '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
    spare: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  },
  heavy: {
    main: '@expo-google-fonts/be-vietnam-pro/800ExtraBold/BeVietnamPro_800ExtraBold.ttf',
    spare: '@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf',
  },
});

export const { runsOf, wordWidth, widthOf } = typeface;

/** True when the label's fonts have a picture for every character of the text. */
export function isPrintable(text: string): boolean {
  return typeface.isPrintable(text, 'medium');
}
