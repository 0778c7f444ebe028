import { stripControlCharacters } from './strip-control-characters.ts';
import { LABEL_FACES } from './label-faces.ts';
import { createTypeface } from './typeface.ts';

const typeface = createTypeface<'medium'>({ medium: LABEL_FACES.medium });
/** What the label's main face certainly has, so that no font is opened for it. */
const PLAIN = /^[\x20-\x7e\u00c0-\u00ff]*$/u;

/** The characters of a text that a label cannot show, each once; empty for nearly every text. */
export function unprintableIn(text: string): string[] {
  if (PLAIN.test(text)) return [];
  return typeface.unprintableIn(stripControlCharacters(text), 'medium');
}
