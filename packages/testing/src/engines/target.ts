/** A string is meant whole for a name or a label, and as a part for a text; white space counts as one blank. */
export type Wording = string | RegExp;

/** What is looked for in a page as it is shown, in open shadow roots too; the first in the document's order is meant. */
export type Target = (
  | { readonly role: string; readonly name?: Wording }
  /** A field, by its accessible name: some, as the one of a password, have no role. */
  | { readonly label: Wording }
  /** The innermost element that says so. */
  | { readonly text: Wording }
  | { readonly css: string }
) & {
  /** Only within this. */
  readonly within?: Target;
};

/** A target as it goes into a page: without regular expressions, which JSON does not know. */
export interface Query {
  readonly role?: string;
  readonly name?: Pattern;
  readonly label?: Pattern;
  readonly text?: Pattern;
  readonly css?: string;
  readonly within?: Query;
}

export type Pattern =
  | { readonly whole: string }
  | { readonly part: string }
  | { readonly source: string; flags: string };

export function queryOf(target: Target): Query {
  const within = target.within === undefined ? {} : { within: queryOf(target.within) };
  if ('css' in target) return { css: target.css, ...within };
  if ('text' in target) return { text: patternOf(target.text, 'part'), ...within };
  if ('label' in target) return { label: patternOf(target.label, 'whole'), ...within };
  const name = target.name === undefined ? {} : { name: patternOf(target.name, 'whole') };
  return { role: target.role, ...name, ...within };
}

function patternOf(wording: Wording, extent: 'whole' | 'part'): Pattern {
  if (typeof wording !== 'string') return { source: wording.source, flags: wording.flags };
  return extent === 'whole' ? { whole: wording } : { part: wording };
}

/** As a sentence names it: `button "Pay" within dialog`. */
export function describeTarget(target: Target): string {
  const say = (wording: Wording) => (typeof wording === 'string' ? JSON.stringify(wording) : String(wording));
  const within = target.within === undefined ? '' : ` within ${describeTarget(target.within)}`;
  if ('css' in target) return `${target.css}${within}`;
  if ('text' in target) return `the text ${say(target.text)}${within}`;
  if ('label' in target) return `the field ${say(target.label)}${within}`;
  return `${target.role}${target.name === undefined ? '' : ` ${say(target.name)}`}${within}`;
}
