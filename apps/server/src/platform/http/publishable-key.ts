import { HEADERS, type Endpoint, type KeyScope } from '@sampan/contract';

import type { Context } from 'hono';
import type { Ctx, Page, PageKey } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isLoopbackHost } from './request-origin.ts';
import type { RateLimiter } from './rate-limit.ts';

/** Finds the key a page sent; null for an unknown one. `suits` says whether the call may go on with it. */
export type FindKey = (ctx: Ctx, text: string, suits: (key: PageKey) => boolean) => Promise<PageKey | null>;

/** Whether a key works on a page: on our own, on the exact origins it allows, and a test key also on the developer's computer. */
export function keyWorksOn(key: PageKey, page: Page): boolean {
  if (page.is_own || key.allowed_origins.includes(page.origin)) return true;
  return key.mode === 'test' && (page.origin === 'null' || isLoopbackHost(page.origin));
}

/**
 * Takes the publishable key of a call into the context (widgets.md 2). A page of another origin needs one that works there
 * and has the endpoint's scope; our own pages and servers may bring one, and then it must be good as well.
 * Throws `key_required`, `key_unknown`, `key_revoked`, `origin_refused`, `scope_refused` or `rate_limited`.
 */
export async function acceptPageKey(
  c: Context,
  ctx: Ctx,
  endpoint: Endpoint,
  { findKey, limiter }: { findKey: FindKey; limiter: RateLimiter },
): Promise<void> {
  const { key_scope } = endpoint;
  if (key_scope === null) return;
  const text = c.req.header(HEADERS.publishableKey);
  if (!text && (ctx.page === null || ctx.page.is_own) && key_scope !== 'any') return;
  await limiter.spendAs('page-caller', ctx.ip);
  if (!text) throw new DomainError('key_required');
  const key = await findKey(ctx, text, (found) => refusalOf(found, key_scope, ctx.page) === null);
  if (!key) throw new DomainError('key_unknown');
  const refusal = refusalOf(key, key_scope, ctx.page);
  if (refusal) throw refusal;
  await limiter.spendAs('page-key', key.id);
  ctx.key = key;
}

function refusalOf(key: PageKey, scope: KeyScope, page: Page | null): DomainError | null {
  if (key.is_revoked) return new DomainError('key_revoked');
  if (scope === 'any') return null;
  if (page && !keyWorksOn(key, page))
    return new DomainError('origin_refused', {
      detail:
        page.origin === 'null'
          ? 'The page is a file or a sandboxed frame, where only test keys work.'
          : `The page is on ${page.origin}, which the key does not allow.`,
      data: { origin: page.origin },
    });
  if (scope !== 'location' && !key.scopes.includes(scope))
    return new DomainError('scope_refused', { detail: `The key lacks the scope '${scope}'.`, data: { scope } });
  return null;
}
