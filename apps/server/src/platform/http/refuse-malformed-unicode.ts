import type { MiddlewareHandler } from 'hono';
import { DomainError, type FieldError } from '../errors.ts';
import { issueErrorOf } from '../issue-error.ts';

/** Half a character, or the sign that PostgreSQL keeps in no text. */
function isBroken(text: string): boolean {
  return !text.isWellFormed() || text.includes('\0');
}

const errorOf = (param: string): FieldError => issueErrorOf(param, 'validate.text_broken');

/** The texts of a request that no database and no document takes, named by their path; an object's names count as texts. */
function brokenIn(value: unknown, path: string): FieldError[] {
  if (typeof value === 'string') return isBroken(value) ? [errorOf(path)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (isBroken(name)) return [errorOf(path === '' ? 'body' : path)];
    return brokenIn(inner, path === '' ? name : `${path}.${name}`);
  });
}

/** Throws `malformed_text` naming every text with a broken character in it: half of a surrogate pair, or NUL. */
export function refuseMalformedUnicode(value: unknown): void {
  const errors = brokenIn(value, '');
  if (errors.length > 0) throw new DomainError('malformed_text', { errors });
}

/** Whether every `%` of an address begins an escape, and together they are UTF-8 without NUL. */
function isReadable(escaped: string): boolean {
  try {
    return !decodeURIComponent(escaped).includes('\0');
  } catch {
    return false;
  }
}

/** Refuses addresses whose path cannot be read, wherever they lead. */
export const refuseMalformedPath: MiddlewareHandler = async (c, next) => {
  if (!isReadable(new URL(c.req.url).pathname)) throw new DomainError('malformed_text', { errors: [errorOf('path')] });
  await next();
};

/** Throws `malformed_text` naming the parts of a query whose escapes cannot be read. */
export function refuseMalformedQuery(url: string): void {
  const broken = new URL(url).search
    .slice(1)
    .split('&')
    .filter((part) => !isReadable(part))
    .map((part) => {
      const [name = ''] = part.split('=');
      return errorOf(isReadable(name) ? decodeURIComponent(name) : 'query');
    });
  if (broken.length > 0) throw new DomainError('malformed_text', { errors: broken });
}
