import type { Context } from 'hono';
import { DomainError } from '../errors.ts';
import { readBytes } from './read-bytes.ts';

/** Whether a request comes as a form with files in it (spec 7 'multipart/form-data'). */
export function isForm(c: Context): boolean {
  return (c.req.header('content-type') ?? '').toLowerCase().startsWith('multipart/form-data');
}

/**
 * A form as the object that programs send as JSON: its fields as text, and its file as `file_name` and `data_base64`. Throws
 * `malformed_body` for one that cannot be read or carries several files, `body_too_large` as for any other body.
 */
export async function readForm(c: Context, max_bytes: number): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await readBytes(c, max_bytes));
  const type = c.req.header('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  if (!form) throw new DomainError('malformed_body');
  const body: Record<string, string> = {};
  for (const [name, value] of form) {
    const fields =
      typeof value === 'string'
        ? { [name]: value }
        : { file_name: value.name, data_base64: Buffer.from(await value.arrayBuffer()).toString('base64') };
    for (const [key, text] of Object.entries(fields)) {
      if (Object.hasOwn(body, key)) throw new DomainError('malformed_body');
      body[key] = text;
    }
  }
  return body;
}
