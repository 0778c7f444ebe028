/** Other servers cut texts in the middle of a character and send NUL, neither of which PostgreSQL keeps. */
const keepable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** The JSON of another server, with texts that can be kept. Throws SyntaxError for anything else. */
export function parseForeignJson(text: string): unknown {
  return JSON.parse(text, keepable) as unknown;
}

/** The JSON of a message of another server; null for a body that holds none. */
export function parseForeignBody(raw_body: Uint8Array): unknown {
  try {
    return parseForeignJson(new TextDecoder().decode(raw_body));
  } catch {
    return null;
  }
}
