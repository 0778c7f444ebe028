import type { RecipientDomain } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findDomain, lockHost, releaseHost, updateDomain } from './recipient-domain.repo.ts';
import type { RecipientDomainRow } from './recipient-domain.table.ts';

/** How long pages stay served after the record is gone: a name server in trouble costs no shop its pages. */
const GRACE_S = 3 * 86_400;

/** What DNS said of a host: null when its record leads here. */
type Finding = RecipientDomain['problem'];

/** What a company's CNAME record has to name. */
export const recordOf = ({ env }: Pick<Ctx, 'env'>, { token }: Pick<RecipientDomainRow, 'token'>): string =>
  `${token}.${env.SAMPAN_RECIPIENT_DOMAINS ?? ''}`;

/** Asks DNS; in no transaction, because it may take seconds. */
export async function askDns(ctx: Ctx, row: Pick<RecipientDomainRow, 'host' | 'token'>): Promise<Finding> {
  const record = recordOf(ctx, row);
  try {
    const targets = await ctx.ports.names.cnamesOf(row.host);
    if (targets.some((target) => target.toLowerCase().replace(/\.$/u, '') === record)) return null;
    return targets.length === 0 ? 'no_record' : 'other_target';
  } catch (error) {
    ctx.log.warn({ err: error, host: row.host }, 'no name server answered');
    return 'unreachable';
  }
}

/**
 * Keeps what DNS said, in the caller's transaction. A host belongs to whom its record names now: who was served there before
 * is not any more. Does nothing where the company named another host meanwhile.
 */
export async function applyFinding(tx: Ctx, asked: RecipientDomainRow, finding: Finding): Promise<void> {
  const { company_id, host, token } = asked;
  // Before the company's own row, which whoever decides for another company may have to change.
  await lockHost(tx, host);
  const row = await findDomain(tx, company_id, { lock: true });
  if (row?.host !== host || row.token !== token) return;
  const now = epochSeconds(tx.clock);
  const note = async (action: string, of: string) =>
    recordAudit(tx, { action, object_type: 'company', object_id: of, company_id: of, details: { host } });
  if (finding === null) {
    for (const former of await releaseHost(tx, host, company_id)) await note('recipient_domain.lose', former);
    if (row.verified_at === null) await note('recipient_domain.verify', company_id);
    const change = { verified_at: row.verified_at ?? now, problem: null, failing_since: null, checked_at: now };
    return updateDomain(tx, company_id, change);
  }
  // That nobody answered says nothing about the record.
  const failing_since = finding === 'unreachable' ? row.failing_since : (row.failing_since ?? now);
  const is_lost = row.verified_at !== null && failing_since !== null && now - failing_since >= GRACE_S;
  if (is_lost) await note('recipient_domain.lose', company_id);
  await updateDomain(tx, company_id, {
    problem: finding,
    checked_at: now,
    ...(is_lost ? { verified_at: null, failing_since: null } : { failing_since }),
  });
}
