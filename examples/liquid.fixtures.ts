/** Values a template reads, by name. */
export type Scope = Readonly<Record<string, unknown>>;

export interface Theme {
  /** Templates by name, for `render`. */
  readonly snippets: Readonly<Record<string, string>>;
}

const TAG = /\{%-?\s*([^]*?)\s*-?%\}|\{\{-?\s*([^]*?)\s*-?\}\}/gu;
const FOR = /^(\w+)\s+in\s+([\w.]+)$/u;
const DROPPED = /\{%-?\s*(schema|comment)\s*-?%\}[^]*?\{%-?\s*end\1\s*-?%\}/gu;

/**
 * Renders the part of Liquid that our theme files use: output with filters, `assign`, `if`, `elsif`, `else`, `unless`, `contains`, `for`, `render`,
 * `style`, `content_for`. Throws at anything else, so that a file with more in it is noticed.
 */
export function renderLiquid(template: string, scope: Scope, theme: Theme): string {
  const text = template.replaceAll(DROPPED, '');
  const values: Record<string, unknown> = { ...scope };
  /** Of each open `if`: whether its present branch is shown, and whether one was already. */
  const branches: { shows: boolean; was_shown: boolean }[] = [];
  const shows = () => branches.every((branch) => branch.shows);
  let output = '';
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    // Inside a loop that has already been rendered.
    if (match.index < end) continue;
    if (shows()) output += text.slice(end, match.index);
    end = match.index + match[0].length;
    const [, tag, expression] = match;
    if (expression !== undefined) {
      if (shows()) output += textOf(valueOf(expression, values));
      continue;
    }
    const [name = '', rest = ''] = splitOnce(tag ?? '', /\s+/u);
    const branch = branches.at(-1);
    if (name === 'if' || name === 'unless') {
      const is_true = shows() && isTrue(rest, values) === (name === 'if');
      branches.push({ shows: is_true, was_shown: is_true });
    } else if (name === 'elsif' && branch) {
      branch.shows = !branch.was_shown && isTrue(rest, values);
      branch.was_shown ||= branch.shows;
    } else if (name === 'else' && branch) {
      branch.shows = !branch.was_shown;
    } else if (name === 'endif' || name === 'endunless') {
      branches.pop();
    } else if (!shows()) {
      continue;
    } else if (name === 'for') {
      const close = /\{%-?\s*endfor\s*-?%\}/u.exec(text.slice(end));
      const [, variable = '', list = ''] = FOR.exec(rest) ?? [];
      if (close === null || variable === '') throw new Error(`this Liquid knows no loop ${rest}`);
      const body = text.slice(end, end + close.index);
      const items = (lookUp(list, values) ?? []) as readonly unknown[];
      output += items.map((item) => renderLiquid(body, { ...values, [variable]: item }, theme)).join('');
      end += close.index + close[0].length;
    } else if (name === 'assign') {
      const [variable = '', value = ''] = splitOnce(rest, /\s*=\s*/u);
      values[variable] = valueOf(value, values);
    } else if (name === 'render') {
      output += renderSnippet(rest, values, theme);
    } else if (name === 'style') output += '<style>';
    else if (name === 'endstyle') output += '</style>';
    else if (name !== 'content_for') throw new Error(`this Liquid knows no ${name}`);
  }
  return output + text.slice(end);
}

function renderSnippet(text: string, values: Scope, theme: Theme): string {
  const [, name = '', given = ''] = /^'([^']+)'\s*,?([^]*)$/u.exec(text) ?? [];
  const snippet = theme.snippets[name];
  if (snippet === undefined) throw new Error(`there is no snippet ${name}`);
  const scope = Object.fromEntries(
    [...given.matchAll(/(\w+):\s*([^,]+)/gu)].map(([, key = '', value = '']) => [key, valueOf(value.trim(), values)]),
  );
  const globals = { request: values['request'], localization: values['localization'], order: values['order'] };
  return renderLiquid(snippet, { ...globals, ...scope }, theme);
}

function splitOnce(text: string, separator: RegExp): [string, string] {
  const at = text.search(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at).replace(separator, '')];
}

function isTrue(condition: string, values: Scope): boolean {
  const [text = '', part] = condition.split(/\s+contains\s+/u);
  if (part !== undefined) return textOf(valueOf(text, values)).includes(textOf(valueOf(part, values)));
  const [left = '', right] = condition.split(/\s*==\s*/u);
  const value = valueOf(left, values);
  return right === undefined ? value !== undefined && value !== false : value === valueOf(right, values);
}

function valueOf(expression: string, values: Scope): unknown {
  const [first = '', ...filters] = expression.split(/\s*\|\s*/u);
  return filters.reduce((value, filter) => filtered(value, filter, values), lookUp(first.trim(), values));
}

function lookUp(name: string, values: Scope): unknown {
  if (/^'[^']*'$/u.test(name)) return name.slice(1, -1);
  if (/^\d+$/u.test(name)) return Number(name);
  return name.split('.').reduce<unknown>((value, key) => (value as Scope | undefined)?.[key], values);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function filtered(value: unknown, filter: string, values: Scope): unknown {
  const [name = '', argument = ''] = splitOnce(filter, /:\s*/u);
  if (name === 'escape') return textOf(value).replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
  if (name === 'append') return textOf(value) + textOf(lookUp(argument.trim(), values));
  if (name === 'color_darken') return darkened(textOf(value), Number(argument));
  throw new Error(`this Liquid knows no filter ${name}`);
}

/** Good enough for a test: every channel loses the share. */
function darkened(colour: string, percent: number): string {
  return colour.replaceAll(/[\da-f]{2}/giu, (channel) =>
    Math.max(0, Math.round(Number.parseInt(channel, 16) * (1 - percent / 100)))
      .toString(16)
      .padStart(2, '0'),
  );
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value as string | number);
}
