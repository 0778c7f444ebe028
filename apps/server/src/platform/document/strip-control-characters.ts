/** Control, formatting and private characters: they print as boxes or turn the line around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u{FE00}-\u{FE0F}]/gu;
/** Joiners that change how their neighbours look: in Arabic and Tamil words, and in emoji made of several. */
const JOINER =
  /(?<=[\p{Script=Arabic}\p{Script=Tamil}])[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Tamil}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu;
/** Already clean: ASCII, composed Latin and composed Vietnamese, single spaces. Nearly every text is. */
const PLAIN = /^(?:[\x21-\x7e\u00c0-\u024f\u1ea0-\u1ef9]+(?: [\x21-\x7e\u00c0-\u024f\u1ea0-\u1ef9]+)*)?$/u;

/** One line of clean text: composed (NFC), single spaces, without invisible characters but the joiners that words need. */
export function stripControlCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  const composed = text.normalize('NFC').replace(/\s+/gu, ' ');
  const kept = new Set(Array.from(composed.matchAll(JOINER), ({ index }) => index));
  return composed
    .replace(INVISIBLE, (char, index: number) => (kept.has(index) ? char : ''))
    .replace(/ +/gu, ' ')
    .trim();
}
