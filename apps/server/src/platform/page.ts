import { DomainError } from './errors.ts';
import { issueErrorOf } from './issue-error.ts';

/** Where a list continues: after this record, in the list's own order. */
export interface Cursor {
  at: number;
  id: string;
}

/** Pages by number end here; behind it only the cursor leads on, because skipping rows costs time that grows. */
export const DEEPEST_OFFSET = 10_000;

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.at}.${cursor.id}`).toString('base64url');
}

/** Throws `invalid_input` naming `cursor` when it is not one of ours. */
export function decodeCursor(text: string): Cursor {
  const match = /^(\d{1,16})\.([0-9a-f-]{36})$/u.exec(Buffer.from(text, 'base64url').toString());
  if (!match) {
    throw new DomainError('invalid_input', {
      errors: [issueErrorOf('cursor', 'validate.cursor_invalid')],
    });
  }
  return { at: Number(match[1]), id: match[2] ?? '' };
}

/** Rows to skip for a page by number. */
export function offsetOf(page: number, per_page: number): number {
  const offset = (page - 1) * per_page;
  if (offset > DEEPEST_OFFSET) throw new DomainError('page_too_deep');
  return offset;
}
