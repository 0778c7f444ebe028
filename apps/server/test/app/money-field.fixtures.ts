import { endpointList } from '@sampan/contract';

/** Names that say money, or decide what is paid: a new field of such a name, or of an amount's shape, needs a row in the table. */
const MONEY_NAME =
  /price|(^|_)fees?(_|$)|amount|costs?(_|$)|(^|_)tax|discount|bonus|balance|total|premium|(^|_)value(_|$)|(^|_)cod(_|$)|credit|voucher|promotion|payment_method|payment_type|currency|_minor|refund|payout|charge|surcharge|is_test|tpl_account|quotation|(^|_)rate(_|$)|percent|limit/u;

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: unknown[];
  pipe?: (Schema & { message?: unknown })[];
  message?: unknown;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'type' in value;

/** An amount of the contract's own kind: it refuses with the sentences of amounts. */
function isAmount(schema: Schema): boolean {
  return [schema, ...(schema.pipe ?? [])].some(({ message }) => String(message).startsWith('validate.amount'));
}

function moneyPaths(schema: Schema, path: readonly string[]): string[] {
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([name, field]) => {
      const inner = moneyPaths(field, [...path, name]);
      const here = [...path, name].join('.');
      return MONEY_NAME.test(name) && !inner.some((found) => found.startsWith(here)) ? [here, ...inner] : inner;
    });
  if (schema.wrapped) return moneyPaths(schema.wrapped, path);
  if (schema.item) return moneyPaths(schema.item, [...path, '*']);
  if (isAmount(schema)) return [path.join('.')];
  return (schema.options ?? []).filter(isSchema).flatMap((option) => moneyPaths(option, path));
}

/** Every field of every request that carries money or decides about it, as `createTopUp body.amount`: read off the contract. */
export function moneyFieldsOfContract(): string[] {
  const fields = endpointList.flatMap(({ name, query, body }) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      isSchema(schema) ? moneyPaths(schema, [part]).map((path) => `${name} ${path}`) : [],
    ),
  );
  return [...new Set(fields)].toSorted();
}

/** A body with another value at a path such as `items.*.unit_value`. */
export function withValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (head === '*') {
    const [first] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withValue(first ?? {}, rest, value)];
  }
  const inner = (body as Record<string, unknown> | undefined) ?? {};
  return { ...inner, [head]: withValue(inner[head], rest, value) };
}
