import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany } from '../../identity/account/index.ts';
import { mailInvoiceOverdue } from './invoice.mail.ts';
import { lockUnnotifiedOverdue, markNotified } from './invoice.repo.ts';

const AT_ONCE = 50;

/** Tells owners once that an invoice is overdue. Rows are locked by the server that tells. Answers how many it told of. */
export async function notifyOverdueInvoices(ctx: Ctx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    const overdue = await lockUnnotifiedOverdue(tx, now, AT_ONCE);
    for (const invoice of overdue) {
      const company = await findCompany(tx, invoice.company_id);
      if (company) await mailInvoiceOverdue(tx, invoice, company.country_code);
      await writeLiveEvent(tx, invoice.company_id, 'wallet_updated', {});
    }
    await markNotified(
      tx,
      overdue.map(({ id }) => id),
      now,
    );
    return overdue.length;
  });
}
