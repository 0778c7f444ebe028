import type { Sample } from '#test/app/sample.ts';

type Json = unknown;

/** What stands where something else was expected: borders of numbers, of letters and of shapes. */
const NUMBERS: readonly Json[] = [0, -0, -1, 0.1, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 999_999_999_999];
const SPELLINGS: readonly Json[] = ['', ' ', '0', '-1', '1e3', '1,234.50', '٣', '１２３', 'null', 'NaN', 'true'];
const LETTERS: readonly Json[] = ['\u0000', '\uFFFD', '\u202E', 'a'.repeat(257), '€'.repeat(5_000), '👨‍👩‍👧‍👦', 'e\u0301'];
const ATTACKS: readonly Json[] = ['\r\nX: y', "' or 1=1 --", '%00', '../../etc/passwd', '<b>', '=1+1', 'http://[::1]/'];
const DATES: readonly Json[] = ['2026-02-30', '9999-12-31T23:59:59Z', '0000-00-00'];
const NO_ID = '00000000-0000-0000-0000-000000000000';
const SHAPES: readonly Json[] = [null, true, [], {}, [[]], [null], [{}], { length: -1 }, { $ne: null }, ['a', 'a']];
const MANY = Array.from({ length: 300 }, () => 1);
const ODD: readonly Json[] = [NUMBERS, SPELLINGS, LETTERS, ATTACKS, DATES, SHAPES, [NO_ID, MANY]].flat(1);
const KEYS = [
  'constructor',
  'toString',
  '',
  'id',
  'company_id',
  'user_id',
  'role',
  'total_fee',
  'limit',
  'sort',
  '$where',
];

export type Chance = () => number;
const pick = <T>(chance: Chance, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;

/** An array inside an array inside an array. */
function nested(depth: number): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

const oddValue = (chance: Chance): Json => (chance() < 0.03 ? nested(Math.floor(chance() * 60)) : pick(chance, ODD));

/** The same with one place changed: another value, one fewer, or one more. */
function changed(value: Json, chance: Chance): Json {
  if (value === null || typeof value !== 'object' || chance() < 0.15) return oddValue(chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance() < 0.2) return [...value, oddValue(chance)];
    const at = Math.floor(chance() * value.length);
    return value.map((item: Json, index) => (index === at ? changed(item, chance) : item));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || chance() < 0.1) return { ...value, [pick(chance, KEYS)]: oddValue(chance) };
  const at = Math.floor(chance() * entries.length);
  if (chance() < 0.2) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(entries.map(([key, item], index) => [key, index === at ? changed(item, chance) : item]));
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function changedTexts(texts: Record<string, string>, chance: Chance, may_add: boolean): Record<string, string> {
  const names = Object.keys(texts);
  if (may_add && (names.length === 0 || chance() < 0.2))
    return { ...texts, [pick(chance, KEYS)]: textOf(oddValue(chance)) };
  if (names.length === 0) return texts;
  return { ...texts, [pick(chance, names)]: textOf(oddValue(chance)).slice(0, 2_000) };
}

/** A call that an endpoint takes, with up to three places of it made odd: some answers come only to what is right. */
export function oddRequest(sample: Sample, chance: Chance): Sample {
  const call: Sample = { ...sample };
  for (let changes = Math.floor(chance() * 4); changes > 0; changes -= 1) {
    const where = chance();
    if (where < 0.15 && sample.params) call.params = changedTexts(call.params ?? {}, chance, false);
    else if (where < 0.4 || sample.body === undefined) call.query = changedTexts(call.query ?? {}, chance, true);
    else if (where < 0.45)
      call.body = pick(chance, ['', '{', '[1,', '"', '\u0000', '{"a":1}{"b":2}', '['.repeat(9_000)]);
    else call.body = changed(call.body, chance);
  }
  return call;
}
