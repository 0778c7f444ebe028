/** A schema of the contract, as far as its borders are read from it. */
export interface SchemaNode {
  readonly type: string;
  readonly pipe?: readonly SchemaNode[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly unknown[];
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly requirement?: unknown;
}

/** Days that a calendar, a database or a person does not have, and the first and last of those that they have. */
const DAYS = ['2026-02-30', '2026-12-32', '0000-01-01', '0001-01-01', '1900-01-01', '9999-12-31'];

/** More is not cut any more. */
const LONGEST = 5_000;

const isNode = (node: unknown): node is SchemaNode => typeof node === 'object' && node !== null && 'type' in node;

/** What a value is checked for; a pipe may begin with another one. */
const stepsOf = (node: SchemaNode): SchemaNode[] =>
  (node.pipe ?? []).flatMap((step) => (step === node ? [] : [step, ...stepsOf(step)]));

function boundsOf(node: SchemaNode): number[] {
  return stepsOf(node).flatMap(({ type, requirement }) =>
    (type === 'min_value' || type === 'max_value') && typeof requirement === 'number' ? [requirement] : [],
  );
}

/** As long as is taken, and of characters of two units: whoever cuts one short, at any place, halves one of them in one of the two. */
function longest(node: SchemaNode): string[] {
  const most = stepsOf(node).find(({ type }) => type === 'max_length')?.requirement;
  if (typeof most !== 'number' || most < 4) return [];
  const pairs = Math.floor((Math.min(most, LONGEST) - 1) / 2);
  return ['📦'.repeat(pairs), `a${'📦'.repeat(pairs)}`];
}

function bordersOfText(node: SchemaNode, value: unknown): string[] {
  const is_day = stepsOf(node).some(({ type }) => type === 'iso_date');
  if (is_day || /^\d{4}-\d{2}-\d{2}$/u.test(String(value))) return DAYS;
  return [...boundsOf(node).map(String), ...longest(node)];
}

/** A value in which one place at a time stands at a border of what its schema takes: numbers, days and lengths. */
export function bordersOf(node: SchemaNode, value: unknown): unknown[] {
  switch (node.type) {
    case 'number':
      return boundsOf(node);
    case 'string':
      return bordersOfText(node, value);
    case 'object':
    case 'strict_object':
      return Object.entries(node.entries ?? {}).flatMap(([name, child]) =>
        bordersOf(child, (value as Record<string, unknown> | undefined)?.[name]).map((one) => ({
          ...(value as object | undefined),
          [name]: one,
        })),
      );
    case 'array': {
      const [first, ...rest] = Array.isArray(value) ? (value as unknown[]) : [];
      return node.item === undefined ? [] : bordersOf(node.item, first).map((one) => [one, ...rest]);
    }
    case 'union':
    case 'variant':
      return (node.options ?? []).filter(isNode).flatMap((option) => bordersOf(option, value));
    default:
      return node.wrapped === undefined ? [] : bordersOf(node.wrapped, value);
  }
}
