import type { WeightFiles } from './typeface.ts';

/**
 * The three weights of the label. Thin strokes break on thermal paper, so the lightest one is medium. Be Vietnam Pro has
 * Vietnamese and the dong, but no peso sign; Inter has it, and Greek and Cyrillic.
 */
export const LABEL_FACES = {
  medium: {
    main: '@expo-google-fonts/be-vietnam-pro/500Medium/BeVietnamPro_500Medium.ttf',
    spare: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
    stroke: 'medium',
  },
  bold: {
    main: '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
    spare: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
    stroke: 'bold',
  },
  heavy: {
    main: '@expo-google-fonts/be-vietnam-pro/800ExtraBold/BeVietnamPro_800ExtraBold.ttf',
    spare: '@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf',
    stroke: 'bold',
  },
} as const satisfies Record<string, WeightFiles>;
