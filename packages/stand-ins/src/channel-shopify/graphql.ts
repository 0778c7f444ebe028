/** As much of GraphQL as is needed to answer what was asked for, and nothing else. */
export interface Field {
  name: string;
  args: Readonly<Record<string, unknown>>;
  fields: readonly Field[];
}

const TOKEN = /\.\.\.|"(?:[^"\\]|\\.)*"|\$?[A-Za-z_]\w*|-?\d+(?:\.\d+)?|[{}()[\]:!=@|]/gu;

export class GraphqlError extends Error {
  /** What Shopify calls this kind of refusal. */
  readonly code: string;

  constructor(message: string, code = 'undefinedField') {
    super(message);
    this.code = code;
  }
}

/** The fields an operation selects, with the arguments' values. Throws `GraphqlError` for what it cannot read. */
export function readOperation(query: string, variables: Readonly<Record<string, unknown>>): Field[] {
  const tokens = query.replaceAll(/#[^\n]*/gu, '').match(TOKEN) ?? [];
  let at = 0;
  const next = (): string => {
    const token = tokens[at];
    if (token === undefined) throw new GraphqlError('syntax error, unexpected end of file');
    at += 1;
    return token;
  };
  const expect = (wanted: string): void => {
    const token = next();
    if (token !== wanted) throw new GraphqlError(`syntax error, unexpected ${token}, expecting ${wanted}`);
  };
  const readValue = (): unknown => {
    const token = next();
    if (token.startsWith('$')) {
      if (!(token.slice(1) in variables)) throw new GraphqlError(`Variable ${token} is used but not provided`);
      return variables[token.slice(1)];
    }
    if (token.startsWith('"')) return JSON.parse(token);
    if (token === '[') {
      const list: unknown[] = [];
      while (tokens[at] !== ']') list.push(readValue());
      at += 1;
      return list;
    }
    if (token === '{') return readPairs('}');
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    return /^-?\d/u.test(token) ? Number(token) : token;
  };
  const readPairs = (end: string): Record<string, unknown> => {
    const pairs: Record<string, unknown> = {};
    while (tokens[at] !== end) {
      const name = next();
      expect(':');
      pairs[name] = readValue();
    }
    at += 1;
    return pairs;
  };
  const readFields = (): Field[] => {
    expect('{');
    const fields: Field[] = [];
    while (tokens[at] !== '}') {
      const name = next();
      let args = {};
      if (tokens[at] === '(') {
        at += 1;
        args = readPairs(')');
      }
      fields.push({ name, args, fields: tokens[at] === '{' ? readFields() : [] });
    }
    at += 1;
    return fields;
  };
  // The head: `query Name($a: Int!, ...)`.
  while (tokens[at] !== '{' && at < tokens.length) {
    if (tokens[at] === '(') while (tokens[at] !== ')') at += 1;
    at += 1;
  }
  return readFields();
}

/** Only what was selected; a field that does not exist is an error, as it is at Shopify. */
export function select(value: unknown, fields: readonly Field[], type: string): unknown {
  if (fields.length === 0 || value === null || value === undefined) return value ?? null;
  if (Array.isArray(value)) return value.map((one) => select(one, fields, type));
  const source = value as Record<string, unknown>;
  return Object.fromEntries(
    fields.map((field) => {
      if (!(field.name in source)) throw new GraphqlError(`Field '${field.name}' doesn't exist on type '${type}'`);
      return [field.name, select(source[field.name], field.fields, field.name)];
    }),
  );
}
