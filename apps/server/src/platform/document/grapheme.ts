const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Latin without marks of its own: every character is one. Nearly every text is. */
const PLAIN = /^[\x20-\x7e\u00a0-\u02ff\u1e00-\u1eff]*$/u;

/** What a reader sees as one character: a letter with its marks, a flag, a family. */
export function graphemesOf(text: string): string[] {
  if (PLAIN.test(text)) return [...text];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
