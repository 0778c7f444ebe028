import { rulesOf, toMajor, toMinor } from '@sampan/country-rules';
import { topUpSchema, validateForm } from '@sampan/validators';
import { and, eq, gte } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { balanceOf, bookPayableUse, payableOf } from '../../ledger/wallet/index.ts';
import { lockPayouts } from './payout.repo.ts';
import { payableUses } from './payout.table.ts';

const TWIN_S = 10;

/**
 * Makes credit for shipping of money that may be paid out; there is no way back (decision 27). Throws `invalid_input` naming
 * `amount`, `insufficient_payable`, `possible_duplicate`.
 */
export async function payableForShipping({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { amount: number | string; confirm_duplicate: boolean };
}) {
  const { company_id, country_code, user_id } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const { output, issues = [] } = validateForm(topUpSchema(country_code), { amount: input.amount });
  refuseFields(issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  const amount_minor = toMinor(output?.amount ?? 0, currency);
  const use = async (tx: Ctx) => {
    await lockPayouts(tx, company_id);
    const id = idempotentId(tx);
    const begun = await tx.db.select({ id: payableUses.id }).from(payableUses).where(eq(payableUses.id, id));
    // The server died before it answered.
    if (begun.length > 0) return;
    const now = epochSeconds(tx.clock);
    const twins = await tx.db
      .select({ id: payableUses.id })
      .from(payableUses)
      .where(
        and(
          eq(payableUses.company_id, company_id),
          gte(payableUses.created_at, now - TWIN_S),
          eq(payableUses.amount_minor, amount_minor),
        ),
      )
      .limit(1);
    if (twins.length > 0 && !input.confirm_duplicate) throw new DomainError('possible_duplicate');
    await tx.db.insert(payableUses).values({ id, company_id, amount_minor, created_by: user_id, created_at: now });
    await bookPayableUse(tx, { company_id, currency, amount_minor, reference: id });
    await recordAudit(tx, {
      action: 'payout.use_for_shipping',
      object_type: 'wallet',
      object_id: company_id,
      details: { amount_minor, currency },
    });
    await writeLiveEvent(tx, company_id, 'wallet_updated', {});
  };
  return withTransaction(ctx, use, async (tx) => {
    const [payable, wallet] = [await payableOf(tx, company_id), await balanceOf(tx, company_id)];
    return {
      currency,
      available: toMajor(payable.available_minor, currency),
      wallet_balance: toMajor(wallet.available_minor, currency),
    };
  });
}
