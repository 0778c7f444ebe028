/** Control, formatting and private characters: they print as boxes or turn the line around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u{FE00}-\u{FE0F}]/gu;
/** Already clean: ASCII, composed Latin and composed Vietnamese, single spaces. Nearly every text is. */
const PLAIN = /^(?:[\x21-\x7e\u00c0-\u024f\u1ea0-\u1ef9]+(?: [\x21-\x7e\u00c0-\u024f\u1ea0-\u1ef9]+)*)?$/u;

/** One line of clean text: composed (NFC), without invisible characters, single spaces. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(/ +/gu, ' ').trim();
}
