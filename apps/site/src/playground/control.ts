import type { MemberFacts, WidgetFacts } from '../site-facts.ts';
import { SHOWN_KEY } from '../snippet.ts';

/** One field of the playground, for one attribute. */
export interface Control {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly input: 'select' | 'text' | 'number' | 'flag';
  /** Of a select; the first stands for leaving the attribute out, unless the example sets it. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** Where a type does not list its values, people still choose from a list. */
const KNOWN_OPTIONS: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>> = {
  country: [
    ['SG', 'Singapore'],
    ['MY', 'Malaysia'],
    ['PH', 'Philippines'],
    ['ID', 'Indonesia'],
  ],
  locale: [
    ['en', 'English'],
    ['ms-MY', 'Bahasa Melayu'],
    ['fil-PH', 'Filipino'],
    ['id-ID', 'Bahasa Indonesia'],
    ['vi-VN', 'Tiếng Việt'],
  ],
};

/** `'light' | 'dark' | null` gives light and dark. */
function literalsOf(type: string): string[] {
  const parts = type.split('|').map((part) => part.trim());
  const literals = parts.filter((part) => /^'[^']*'$/u.test(part)).map((part) => part.slice(1, -1));
  return parts.every((part) => part === 'null' || /^'[^']*'$/u.test(part)) ? literals : [];
}

function controlOf(attribute: MemberFacts, value: string): Control {
  const type = attribute.type ?? 'string';
  const known = KNOWN_OPTIONS[attribute.name]?.map(([option, label]) => ({ value: option, label }));
  const options = known ?? literalsOf(type).map((option) => ({ value: option, label: option }));
  const default_option = { value: '', label: 'Default' };
  const rest = type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== 'null');
  const input =
    options.length > 0 ? 'select' : rest[0] === 'boolean' ? 'flag' : rest[0] === 'number' ? 'number' : 'text';
  return {
    name: attribute.name,
    label: attribute.name,
    hint: attribute.description,
    input,
    options: options.length > 0 ? [default_option, ...options] : [],
    value,
  };
}

/** The fields of a widget's playground, made of its attributes; `api` is this very server. */
export function controlsOf(widget: WidgetFacts): Control[] {
  const values: Record<string, string> = { 'public-key': SHOWN_KEY, ...widget.example };
  return widget.attributes
    .filter(({ name }) => name !== 'api')
    .map((attribute) => controlOf(attribute, values[attribute.name] ?? ''));
}
