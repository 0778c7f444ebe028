const MOST_PARTS = 60;
/** Columns that follow from others: they tell nothing of their own. */
const DERIVED: ReadonlySet<string> = new Set([
  'updated_at',
  'search_key',
  'formatted_pick_up_address',
  'formatted_address',
]);

export interface Change {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * What differs between two states, by path such as `pickup_location.street`; equal parts are left out. A state that is not
 * given stays null: something new has no before, something deleted no after.
 */
export function changeOf(before: object | null | undefined, after: object | null | undefined): Change {
  const [old, young] = [partsOf(before), partsOf(after)];
  if (old === null || young === null) return { before: objectOf(old), after: objectOf(young) };
  const names = [...new Set([...old.keys(), ...young.keys()])].filter(
    (name) => !isSame(old.get(name), young.get(name)),
  );
  const pick = (parts: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.slice(0, MOST_PARTS).map((name) => [name, parts.get(name) ?? null]));
  return { before: pick(old), after: pick(young) };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

function objectOf(parts: ReadonlyMap<string, unknown> | null): Record<string, unknown> | null {
  return parts && Object.fromEntries([...parts].slice(0, MOST_PARTS));
}

function partsOf(state: object | null | undefined): Map<string, unknown> | null {
  if (!state) return null;
  const parts = new Map<string, unknown>();
  collect(state, '', parts);
  return parts;
}

function collect(state: object, path: string, parts: Map<string, unknown>): void {
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined || DERIVED.has(name)) continue;
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) collect(value as object, at, parts);
    else parts.set(at, value);
  }
}
