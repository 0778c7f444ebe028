import { deflateRawSync } from 'node:zlib';

/** A word of a dictionary, and any six letters of one case, are guessed like one of 4,096; six digits in a row like one of 1,024. */
const WORD_BITS = 12;
const DIGIT_RUN_BITS = 10;
const RUN_LENGTH = 6;
/** What stands in examples, and what people write instead of a secret. */
const PLACEHOLDER =
  /replace|change[-_ ]?(me|this)|placeholder|openssl|example|insert|your[-_ ]|secret|password|sampan/iu;

/**
 * How hard a secret is to guess, in bits, estimated low: words and runs of digits count as guesses, not as characters, and
 * nothing counts more than it is long when its repetitions are packed. Random texts come out near what they are.
 */
export function guessableBits(text: string): number {
  const rest = text.replaceAll(/[a-z]{3,}|[A-Z][a-z]{2,}|[A-Z]{3,}|\d{4,}|[\s_-]+/gu, '');
  let bits = 0;
  for (const [run] of text.matchAll(/[a-z]{3,}|[A-Z][a-z]{2,}|[A-Z]{3,}|\d{4,}|[\s_-]+/gu)) {
    if (/^[\s_-]/u.test(run)) bits += 1;
    else bits += (/^\d/u.test(run) ? DIGIT_RUN_BITS : WORD_BITS) * Math.ceil(run.length / RUN_LENGTH);
  }
  bits += [...rest].length * Math.log2(signsOf(text));
  return Math.floor(Math.min(bits, deflateRawSync(text, { level: 9 }).byteLength * 8));
}

/** How many signs somebody would try for each character. */
function signsOf(text: string): number {
  const classes: [RegExp, number][] = [
    [/[a-z]/u, 26],
    [/[A-Z]/u, 26],
    [/\d/u, 10],
    [/[^a-zA-Z\d]/u, 8],
  ];
  return classes.reduce((sum, [pattern, signs]) => sum + (pattern.test(text) ? signs : 0), 0) || 1;
}

/** Why a text is no secret; null for one that nobody guesses. */
export function weaknessOf(text: string): string | null {
  if (PLACEHOLDER.test(text)) return 'is a placeholder';
  const bits = guessableBits(text);
  return bits < 128 ? `can be guessed (about ${bits} bits, 128 are needed)` : null;
}
