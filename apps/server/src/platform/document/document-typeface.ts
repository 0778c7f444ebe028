import { createTypeface } from './typeface.ts';
import { wrapText } from './wrap-text.ts';

export type DocumentWeight = 'regular' | 'strong';

/** Inter, as on the screens: Vietnamese, the peso and the dong, and digits of one width for columns of money. */
const typeface = createTypeface<DocumentWeight>(
  {
    regular: { main: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', stroke: 'regular' },
    strong: { main: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf', stroke: 'bold' },
  },
  { tabular_digits: true },
);

export const { runsOf, widthOf } = typeface;

/** Lines no wider than `width` points; nothing is dropped, and an empty text is one empty line. */
export function wrapLines(text: string, weight: DocumentWeight, size: number, width: number): string[] {
  const lines = wrapText(text, width, (word) => typeface.wordWidth(word, weight) * size);
  return lines.length === 0 ? [''] : lines;
}
