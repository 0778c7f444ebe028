/** Truncation default in characters (spec section 9). */
export const TRUNCATE_LENGTH = 36;

const ELLIPSIS = '…';
let segmenter: Intl.Segmenter | undefined;

/**
 * A text cut to at most `length` characters as people count them, the ellipsis included. Never cuts inside an accented
 * letter or an emoji. Shorter text comes back unchanged.
 */
export function truncate(text: string, length: number = TRUNCATE_LENGTH): string {
  if (text.length <= length) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const kept: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (kept.length === length) return `${kept.slice(0, -1).join('').trimEnd()}${ELLIPSIS}`;
    kept.push(segment);
  }
  return text;
}
