import type { Messages } from '@sampan/messages';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'ă',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'ë',
  f: 'ƒ',
  g: 'ğ',
  h: 'ħ',
  i: 'ï',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ű',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ÿ',
  z: 'ž',
  A: 'Ă',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'Ë',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ħ',
  I: 'Ï',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ű',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ÿ',
  Z: 'Ž',
};

/**
 * English made 40 % longer, accented and bracketed (look.md 6): text that stays plain was never translated, and a bracket that
 * is cut off shows a box that is too small. Placeholders stay what they are.
 */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]));
}

/** One text in the pseudo language: 'Save' gives '[Šăṽë~~]'. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{\w+\}\})/u);
  const accented = parts.map((part) =>
    part.startsWith('{{') ? part : part.replace(/[a-z]/giu, (letter) => ACCENTS[letter] ?? letter),
  );
  const length = parts.filter((part) => !part.startsWith('{{')).join('').length;
  return `[${accented.join('')}${'~'.repeat(Math.ceil(length * 0.4))}]`;
}
