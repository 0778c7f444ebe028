import { expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoints } from './endpoints.ts';
import { isoDate } from './primitive.ts';

interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly Node[];
  readonly items?: readonly Node[];
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly rest?: Node | null;
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'type' in node;

/** What a number is checked for; a pipe may begin with another one. */
const stepsOf = (node: Node): string[] =>
  (node.pipe ?? []).flatMap((step) => (step === node ? [] : [step.type, ...stepsOf(step)]));

/** An amount as typed, number or text: the server reads it as a person's text, which has its own bounds. */
const READ_AS_TEXT = ['payableForShipping body.amount', 'createPayout body.amount'];

/** Where a schema takes a number that has no least or no most. */
function unboundedIn(node: Node, path: string): string[] {
  if (node.type === 'number') {
    const steps = stepsOf(node);
    return steps.includes('min_value') && steps.includes('max_value') ? [] : [path];
  }
  const inside = (children: readonly (Node | null | undefined)[]) =>
    children.filter(isNode).flatMap((child) => unboundedIn(child, path));
  return [
    ...Object.entries(node.entries ?? {}).flatMap(([name, child]) => unboundedIn(child, `${path}.${name}`)),
    ...inside([...(node.options ?? []), ...(node.items ?? []), node.item, node.wrapped, node.value, node.rest]),
    // A pipe may end in a schema: the text of a query that is read as a number.
    ...inside((node.pipe ?? []).slice(1).filter((step) => 'kind' in step && step.kind === 'schema')),
  ];
}

const PARTS: ReadonlySet<string> = new Set(['params', 'query', 'body']);

/** A column of the database or a date holds less than a double: what is past both would end as an internal error. */
test('every number that a call takes has a least and a most', () => {
  const taken = Object.values(endpoints).flatMap((one) =>
    Object.entries(one).flatMap(([part, schema]: [string, unknown]) =>
      PARTS.has(part) && isNode(schema) ? [{ path: `${one.name} ${part}`, schema }] : [],
    ),
  );
  expect(taken.flatMap(({ path, schema }) => unboundedIn(schema, path))).toEqual(READ_AS_TEXT);
  expect(taken.length).toBeGreaterThan(200);
});

test('a day is one of the calendar, in a year that the database knows', () => {
  const is_day = (day: string) => v.safeParse(isoDate, day).success;
  expect(['2026-11-28', '2024-02-29', '0001-01-01', '9999-12-31'].filter((day) => !is_day(day))).toEqual([]);
  expect(['2026-02-29', '2026-02-30', '2026-06-31', '0000-01-01', '2026-1-1', ''].filter(is_day)).toEqual([]);
});
