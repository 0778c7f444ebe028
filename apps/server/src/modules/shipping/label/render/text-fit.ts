import { wrapText as wrapTo } from '../../../../platform/document/wrap-text.ts';
import { widthOf, wordWidth, type Weight } from './label-typeface.ts';

/** Breaks a text into lines no wider than `width` points; nothing is ever dropped. */
export function wrapText(text: string, weight: Weight, size: number, width: number): string[] {
  return wrapTo(text, width, (word) => wordWidth(word, weight) * size);
}

/** The largest of the sizes at which the text stays on one line; the smallest when none does. */
export function fitSize(text: string, weight: Weight, sizes: readonly number[], width: number): number {
  const em = widthOf(text, weight, 1);
  return sizes.find((size) => em * size <= width) ?? sizes.at(-1) ?? 7.5;
}
