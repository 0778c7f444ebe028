import { IGNORED_PRICE_FIELDS } from '@sampan/contract';
import type { GenericSchema } from 'valibot';

/** The fields an object schema asks for, through whatever wraps it; null where a body is no object. */
function fieldsOf(schema: unknown): ReadonlySet<string> | null {
  if (typeof schema !== 'object' || schema === null) return null;
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null)
    return new Set(Object.keys(schema.entries));
  if ('wrapped' in schema) return fieldsOf(schema.wrapped);
  if ('options' in schema && Array.isArray(schema.options)) {
    const fields = schema.options.map(fieldsOf);
    return fields.includes(null) ? null : new Set(fields.flatMap((names) => [...(names ?? [])]));
  }
  return null;
}

/**
 * Takes out of a body what names a price or an amount the endpoint does not ask for (trust 4.9): plain clients of the
 * specification send their own sums along. What is left is parsed as ever; any other unknown field is refused by it.
 */
export function stripClientPrices(schema: GenericSchema, body: unknown): { body: unknown; claims: string[] } {
  if (typeof body !== 'object' || body === null) return { body, claims: [] };
  const claims = Object.keys(body).filter((field) => IGNORED_PRICE_FIELDS.has(field));
  const asked = claims.length > 0 ? fieldsOf(schema) : null;
  if (!asked) return { body, claims: [] };
  const ignored = claims.filter((field) => !asked.has(field));
  const kept = Object.entries(body).filter(([field]) => !ignored.includes(field));
  return { body: Object.fromEntries(kept), claims: ignored };
}
