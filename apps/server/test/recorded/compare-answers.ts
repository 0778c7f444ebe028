import type { RecordedCall } from './recorder.ts';

export interface Difference {
  call: string;
  /** Where in the answer, `records[].courier.name`; 'status', 'type' and 'call' are about the whole. */
  path: string;
  was: unknown;
  is: unknown;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Lists of words, such as a person's rights: what is gone and what is new. */
const asSets = (was: readonly string[], is: readonly string[], path: string): Omit<Difference, 'call'>[] => [
  ...was.filter((word) => !is.includes(word)).map((word) => ({ path: `${path}[]`, was: word, is: undefined })),
  ...is.filter((word) => !was.includes(word)).map((word) => ({ path: `${path}[]`, was: undefined, is: word })),
];

/** Everything that differs inside two values, keys in another order included. A missing value is `undefined`. */
function within(was: unknown, is: unknown, path: string): Omit<Difference, 'call'>[] {
  if (Array.isArray(was) && Array.isArray(is)) {
    if ([...was, ...is].every((each) => typeof each === 'string')) return asSets(was as string[], is as string[], path);
    if (was.length !== is.length) return [{ path: `${path}.length`, was: was.length, is: is.length }];
    return was.flatMap((each, at) => within(each, is[at], `${path}[]`));
  }
  if (isObject(was) && isObject(is)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    const inner = keys.flatMap((key) => within(was[key], is[key], path === '' ? key : `${path}.${key}`));
    const kept = (value: Json, other: Json) =>
      Object.keys(value)
        .filter((key) => key in other)
        .join();
    const order = { path: `${path}.order`, was: kept(was, is), is: kept(is, was) };
    return order.was === order.is ? inner : [...inner, order];
  }
  return was === is ? [] : [{ path, was, is }];
}

const parse = ({ type, body }: RecordedCall): unknown => (type.includes('json') ? JSON.parse(body) : body);

/** What differs between two recordings of the same calls. */
export function compareAnswers(recorded: readonly RecordedCall[], current: readonly RecordedCall[]): Difference[] {
  const now = new Map(current.map((call) => [call.call, call]));
  return recorded.flatMap((before) => {
    const { call } = before;
    const after = now.get(call);
    if (!after) return [{ call, path: 'call', was: before.status, is: undefined }];
    if (before.status !== after.status) return [{ call, path: 'status', was: before.status, is: after.status }];
    const head = before.type === after.type ? [] : [{ path: 'type', was: before.type, is: after.type }];
    return [...head, ...within(parse(before), parse(after), '')].map((found) => ({ call, ...found }));
  });
}
