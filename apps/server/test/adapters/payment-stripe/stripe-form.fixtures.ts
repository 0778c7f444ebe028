/** What a refused parameter is answered with: Stripe's code and the parameter in its own spelling. */
export interface FormRefusal {
  code:
    | 'parameter_unknown'
    | 'parameter_missing'
    | 'parameter_invalid_integer'
    | 'parameter_invalid_string_empty'
    | 'parameter_invalid';
  param: string;
}

/** What a parameter may be: text, a whole number, a truth, one of some words, up to fifty pairs, a list, or a hash of parameters. */
export type Rule =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'metadata'
  | readonly string[]
  | { list: Rule }
  | { hash: Readonly<Record<string, Rule>>; required?: readonly string[] };

export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Parameters of a form body, nested as their brackets say: `metadata[a]=1`, `line_items[0][quantity]=1`. Null when they contradict one another. */
export function nestedForm(pairs: Iterable<[string, string]>): Record<string, FormValue> | null {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of pairs) {
    const [, head = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/u.exec(name) ?? [];
    if (head === '') return null;
    const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/gu)].map(([, key = '']) => key)];
    let at: Record<string, FormValue> = root;
    for (const key of path.slice(0, -1)) {
      const next = (at[key] ??= {});
      if (typeof next === 'string' || Array.isArray(next)) return null;
      at = next;
    }
    const last = path.at(-1) ?? '';
    if (last in at) return null;
    at[last] = value;
  }
  return root;
}

/** A hash with the keys 0, 1, 2 ... is a list. */
function listOf(value: FormValue): FormValue[] | null {
  if (typeof value === 'string' || Array.isArray(value)) return null;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key, at) => key === String(at)) ? Object.values(value) : null;
}

/** Holds a form against what an endpoint takes; the first thing that is wrong, or null. Nothing it was not told of passes. */
export function refusalOfForm(rule: Rule, value: FormValue, param = ''): FormRefusal | null {
  if (rule === 'metadata') return refusalOfMetadata(value, param);
  if (typeof rule === 'string' || Array.isArray(rule))
    return refusalOfWord(rule as Rule & (string | string[]), value, param);
  if ('list' in rule) {
    const items = listOf(value);
    if (items === null) return { code: 'parameter_invalid', param };
    return (
      items.map((item, at) => refusalOfForm(rule.list, item, `${param}[${at}]`)).find((one) => one !== null) ?? null
    );
  }
  if (!('hash' in rule) || typeof value === 'string' || Array.isArray(value))
    return { code: 'parameter_invalid', param };
  const name = (key: string) => (param === '' ? key : `${param}[${key}]`);
  for (const key of rule.required ?? []) if (!(key in value)) return { code: 'parameter_missing', param: name(key) };
  for (const [key, item] of Object.entries(value)) {
    const known = rule.hash[key];
    if (known === undefined) return { code: 'parameter_unknown', param: name(key) };
    const wrong = refusalOfForm(known, item, name(key));
    if (wrong) return wrong;
  }
  return null;
}

function refusalOfWord(rule: string | readonly string[], value: FormValue, param: string): FormRefusal | null {
  if (typeof value !== 'string') return { code: 'parameter_invalid', param };
  if (rule === 'integer') return /^-?\d+$/u.test(value) ? null : { code: 'parameter_invalid_integer', param };
  if (rule === 'boolean') return /^(?:true|false)$/u.test(value) ? null : { code: 'parameter_invalid', param };
  if (value === '') return { code: 'parameter_invalid_string_empty', param };
  if (typeof rule !== 'string') return rule.includes(value) ? null : { code: 'parameter_invalid', param };
  return null;
}

/** Up to 50 pairs, names of up to 40 signs without brackets, values of up to 500. */
function refusalOfMetadata(value: FormValue, param: string): FormRefusal | null {
  if (typeof value === 'string' || Array.isArray(value)) return { code: 'parameter_invalid', param };
  const pairs = Object.entries(value);
  const fits = pairs.every(([key, item]) => key.length <= 40 && typeof item === 'string' && item.length <= 500);
  return fits && pairs.length <= 50 ? null : { code: 'parameter_invalid', param };
}
