import { PUBLISHABLE_KEY_PATTERN } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx, PageKey } from '../../../platform/context.ts';
import type { FindKey } from '../../../platform/http/publishable-key.ts';
import { readKey, touchKey } from './publishable-key.repo.ts';

/**
 * How long a process goes on with what it read of a key. A key that is revoked, or no longer allows something, is noticed
 * within this time; what it newly allows works at once, because a key that does not suit a call is read again.
 */
const REMEMBER_MS = 10_000;
/** `last_used_at` is written at most this often: using a key must not write on every call. */
const USED_EVERY_S = 60;
/** Only keys that exist are remembered; more than this many are begun anew. */
const MOST_REMEMBERED = 10_000;

/** Makes the finder of a process, with its own memory. */
export function createKeyFinder(): FindKey {
  const remembered = new Map<string, { key: PageKey; read_at_ms: number; used_at: number | null }>();

  async function read(ctx: Ctx, text: string) {
    const row = await readKey(ctx, text);
    remembered.delete(text);
    if (!row) return null;
    const { id, company_id, mode, scopes, allowed_origins } = row;
    const found = {
      key: { id, company_id, mode, scopes, allowed_origins, is_revoked: row.revoked_at !== null },
      read_at_ms: ctx.clock.now(),
      used_at: row.last_used_at,
    };
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, found);
    return found;
  }

  return async (ctx, text, suits) => {
    if (!PUBLISHABLE_KEY_PATTERN.test(text)) return null;
    const known = remembered.get(text);
    const is_fresh = known !== undefined && ctx.clock.now() - known.read_at_ms < REMEMBER_MS && suits(known.key);
    const found = is_fresh ? known : await read(ctx, text);
    if (!found) return null;
    const now = epochSeconds(ctx.clock);
    if (suits(found.key) && (found.used_at === null || found.used_at + USED_EVERY_S <= now)) {
      found.used_at = now;
      await touchKey(ctx, found.key.id, now, now - USED_EVERY_S + 1);
    }
    return found.key;
  };
}
