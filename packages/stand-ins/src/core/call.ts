/** What a stand-in gets to see of a request. */
export interface Call {
  method: string;
  /** Without the prefix under which the stand-in is mounted: what the real one signs. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  /** The raw body: signatures are of its bytes. */
  body: string;
  /** Under which address a browser reaches the stand-in: `http://127.0.0.1:9000/shopee`. */
  base_url: string;
}

export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

export function redirect(location: string): Answer {
  return { status: 302, headers: { location }, body: '' };
}

/** The body as an object; a form is read too. Null when it is neither. */
export function readBody(call: Call): Record<string, unknown> | null {
  if (call.headers['content-type']?.includes('x-www-form-urlencoded') === true)
    return Object.fromEntries(new URLSearchParams(call.body));
  try {
    const value: unknown = JSON.parse(call.body === '' ? '{}' : call.body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
