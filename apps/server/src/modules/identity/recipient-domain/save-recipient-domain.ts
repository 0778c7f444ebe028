import { randomInt } from 'node:crypto';
import type { RecipientPages } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { applyFinding, askDns } from './check-domain.ts';
import { getRecipientPages } from './get-recipient-pages.ts';
import { readHost } from './read-host.ts';
import { findDomain, removeDomain, writeDomain } from './recipient-domain.repo.ts';

/** Each try asks name servers that others run. */
const TRIES_AN_HOUR = 30;
const TOKEN_LENGTH = 20;
const TOKEN_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';

const newToken = (): string =>
  Array.from({ length: TOKEN_LENGTH }, () => TOKEN_SIGNS[randomInt(TOKEN_SIGNS.length)]).join('');

async function nameHost(ctx: Ctx, company_id: string, host: string): Promise<RecipientPages> {
  return withTransaction(ctx, async (tx) => {
    const former = await findDomain(tx, company_id, { lock: true });
    // Who named it at the same moment keeps the record that was shown.
    if (former?.host === host) return getRecipientPages({ ctx: tx });
    await writeDomain(tx, { company_id, host, token: newToken(), created_at: epochSeconds(tx.clock) });
    await recordAudit(tx, {
      action: 'recipient_domain.save',
      object_type: 'company',
      object_id: company_id,
      details: { host, former: former?.host ?? null },
    });
    return getRecipientPages({ ctx: tx });
  });
}

/**
 * Names the company's own domain, or looks at the DNS of the one it has; a name that is new has no record yet. Its pages are
 * served only when the domain's CNAME record names what no other company was given. Throws `not_found` where the installation
 * serves no domains, `invalid_input` for what is no name or one of the installation's own.
 */
export async function saveRecipientDomain({ ctx, host: typed }: { ctx: Ctx; host: string }): Promise<RecipientPages> {
  const { company_id } = requireWriter(ctx);
  if (ctx.env.SAMPAN_RECIPIENT_DOMAINS === undefined) throw new DomainError('not_found');
  const host = readHost(typed, ctx.env);
  if (host === null)
    throw new DomainError('invalid_input', { errors: [issueErrorOf('host', 'validate.domain_invalid')] });
  await consumeLimits(ctx, [{ name: 'recipient-domain', who: company_id, uses: TRIES_AN_HOUR, seconds: 3_600 }]);
  const named = await findDomain(ctx, company_id);
  if (named?.host !== host) return nameHost(ctx, company_id, host);
  const finding = await askDns(ctx, named);
  return withTransaction(ctx, async (tx) => {
    await applyFinding(tx, named, finding);
    return getRecipientPages({ ctx: tx });
  });
}

/** Stops serving the company's pages under its own domain, from now on. */
export async function deleteRecipientDomain({ ctx }: { ctx: Ctx }): Promise<RecipientPages> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const gone = await removeDomain(tx, company_id);
    if (gone !== null)
      await recordAudit(tx, {
        action: 'recipient_domain.delete',
        object_type: 'company',
        object_id: company_id,
        details: { host: gone.host },
      });
    return getRecipientPages({ ctx: tx });
  });
}
