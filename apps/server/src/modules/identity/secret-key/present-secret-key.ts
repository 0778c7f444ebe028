import type { SecretKey } from '@sampan/contract';
import type { WholeKey } from './secret-key.repo.ts';

/** A key as its company sees it: without any secret. */
export function presentSecretKey({ key, created_by, secrets }: WholeKey, now: number): SecretKey {
  const newest = secrets.toSorted((a, b) => b.created_at - a.created_at);
  const working = newest.find((secret) => secret.ends_at === null) ?? newest[0];
  return {
    id: key.id,
    name: key.name,
    mode: key.mode,
    scopes: key.scopes,
    last4: working?.last4 ?? '',
    allowed_ips: key.allowed_ips,
    created_by,
    created_at: key.created_at,
    expires_at: key.expires_at,
    last_used_at: key.last_used_at,
    last_used_ip: key.last_used_ip,
    revoked_at: key.revoked_at,
    older: newest.flatMap(({ last4, ends_at }) =>
      key.revoked_at === null && ends_at !== null && ends_at > now ? [{ last4, ends_at }] : [],
    ),
    seen_in_page_at: key.seen_in_page_at,
  };
}
