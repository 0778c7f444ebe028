/** What of a Valibot schema is looked at: objects, and what wraps them. */
interface Looked {
  readonly wrapped?: Looked;
  readonly entries?: Readonly<Record<string, Looked>>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Looked[];
  readonly item?: Looked;
}

/** The names an object of a schema may have; those of every choice where there are several. */
export function fieldsOf(schema: unknown): readonly string[] {
  const looked = objectOf(schema);
  if (looked === null) return [];
  return looked.entries === undefined ? (looked.options ?? []).flatMap(fieldsOf) : Object.keys(looked.entries);
}

/** The schema of a field, however deep: `records.courier` looks into lists as well. */
export function fieldAt(schema: unknown, path: string): unknown {
  let at = objectOf(schema);
  for (const name of path.split('.')) at = objectOf(at?.entries?.[name]);
  return at;
}

function objectOf(schema: unknown): Looked | null {
  let at = (schema ?? null) as Looked | null;
  while (at?.entries === undefined) {
    const inner = at?.wrapped ?? at?.item;
    if (inner === undefined) break;
    at = inner;
  }
  return at;
}
