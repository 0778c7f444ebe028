import { labelOf } from './pasted-label.ts';
import { STREET_WORD } from './street-word.ts';

/** Words between the names of people of Malaysia and Singapore, which no place has. */
const PERSON_WORD = /(?<!\p{L})(?:bin|binti|binte|bt|a\/l|a\/p|s\/o|d\/o)(?!\p{L})/iu;

/** Letters and a few marks, no digit, no street word, at most eight words. */
export function isName(text: string): boolean {
  return (
    /^[\p{L}\p{M}][\p{L}\p{M}\s.'’()@/-]{1,59}$/u.test(text) && !STREET_WORD.test(text) && text.split(' ').length <= 8
  );
}

export interface NamedLines {
  name: string;
  /** Whether a label or the number beside it says that it is a name. A line that merely looks like one may be a street. */
  is_sure: boolean;
  rest: string[];
}

const without = (lines: readonly string[], index: number) => lines.filter((_, at) => at !== index);

/**
 * Finds the person's name. A label says it best, then what stands beside the phone; else the first line, if it looks like a
 * name. `isPlace` tells names of places from names of people: 'Terengganu' above a phone is the end of the address.
 *
 * @param phone_at line in front of which the phone stood, after it was taken out; null when there was none
 * @param before what stood in front of the phone in its line
 * @param beside what else stood in the line of the phone
 */
export function takeName(
  lines: readonly string[],
  phone: { at: number; before: string; beside: string } | null,
  isPlace: (text: string) => boolean,
): NamedLines {
  const labelled = lines.findIndex((line) => labelOf(line)?.kind === 'name');
  if (labelled >= 0) {
    const [name = '', ...more] = (labelOf(lines[labelled] ?? '')?.rest ?? '').split(',');
    const rest = more.join(',').trim();
    return {
      name: name.trim(),
      is_sure: true,
      rest: lines.flatMap((line, at) => (at !== labelled ? [line] : rest === '' ? [] : [rest])),
    };
  }
  const isPerson = (text: string | undefined): text is string =>
    text !== undefined && isName(text) && labelOf(text) === null && !isPlace(text);
  if (phone !== null) {
    const { before: ahead, beside } = phone;
    if (isPerson(phone.beside)) {
      const at = lines.indexOf(phone.beside);
      return { name: phone.beside, is_sure: true, rest: at < 0 ? [...lines] : without(lines, at) };
    }
    // 'Jose Cruz, 0918 345 6782, 2nd Floor ...': the line begins with the name, and the address goes on behind the phone.
    if (phone.at === 0 && ahead !== beside && isPerson(ahead)) {
      const rest = beside.slice(ahead.length).replace(/^[\s,]+/u, '');
      return { name: ahead, is_sure: true, rest: [rest, ...lines.slice(1)] };
    }
    const [before, after] = [lines[phone.at - 1], lines[phone.at]];
    const last = phone.at >= lines.length;
    if (phone.at === 1 && isPerson(lines[0])) return { name: lines[0], is_sure: true, rest: lines.slice(1) };
    if (last && lines.length > 1 && isPerson(before))
      return { name: before, is_sure: true, rest: without(lines, phone.at - 1) };
    if (phone.at === lines.length - 1 && phone.at > 0 && isPerson(after))
      return { name: after, is_sure: true, rest: without(lines, phone.at) };
  }
  const marked = lines.findIndex((line) => isPerson(line) && PERSON_WORD.test(line));
  if (marked >= 0) return { name: lines[marked] ?? '', is_sure: true, rest: without(lines, marked) };
  const [first, ...others] = lines;
  if (others.length > 0)
    return isPerson(first)
      ? { name: first, is_sure: false, rest: others }
      : { name: '', is_sure: true, rest: [...lines] };
  // One line without a phone is the address of a place: it begins with a building rather than with a person.
  if (phone === null) return { name: '', is_sure: true, rest: [...lines] };
  const [head = '', ...tail] = (first ?? '').split(',').map((part) => part.trim());
  return tail.length > 0 && labelOf(first ?? '') === null && isPerson(head)
    ? { name: head, is_sure: phone.at === 0 && phone.beside === first, rest: [tail.join(', ')] }
    : { name: '', is_sure: true, rest: [...lines] };
}
