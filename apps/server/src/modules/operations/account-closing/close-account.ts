import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endSessionsOf } from '../../identity/session/index.ts';
import { proveSelf } from '../../identity/sign-in/index.ts';
import {
  endAccess,
  eraseAddressBook,
  eraseRecipientPages,
  findBalance,
  findMembers,
  lockCompany,
} from './account-closing.repo.ts';
import { closedMail, refundMail } from './account-closing.mail.ts';
import { findObstacles } from './get-account-closing.ts';

/**
 * Closes the account of the caller's company for all its members, proved by their password and, with two-factor sign-in, a
 * code. Sessions and keys die with this transaction; parcels, invoices and the ledger stay, because the law wants them kept.
 * What the wallet has is returned by our people, who are told. Throws `account_open` while anything has not ended.
 */
export async function closeAccount({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { password: string; otp: string };
}): Promise<void> {
  const { company_id } = requireActor(ctx);
  const { user, company } = await proveSelf(ctx, input);
  await withTransaction(ctx, async (tx) => {
    await lockCompany(tx, company_id);
    const obstacles = await findObstacles(tx, company_id);
    if (obstacles.length > 0) throw new DomainError('account_open');
    const members = await findMembers(tx, company_id);
    // An installation keeps its operators.
    if (members.some(({ is_admin }) => is_admin)) throw new DomainError('forbidden');
    const wallet = await findBalance(tx, company_id);
    for (const member of members)
      if (member.email !== null && member.role === 'owner')
        await writeOutbox(tx, {
          topic: 'mail',
          company_id,
          payload: closedMail(member.email, member, company, wallet),
        });
    if (wallet !== null && wallet.posted_minor > 0)
      await writeOutbox(tx, { topic: 'mail', company_id, payload: refundMail(tx, company, user, wallet) });
    await recordAudit(tx, {
      action: 'company.close',
      object_type: 'company',
      object_id: company_id,
      details: { members: members.length, balance_minor: wallet?.posted_minor ?? 0 },
    });
    for (const member of members) await endSessionsOf(tx, member.id);
    await endAccess(
      tx,
      company_id,
      members.map(({ id }) => id),
      epochSeconds(tx.clock),
    );
    await eraseAddressBook(tx, company_id);
    await eraseRecipientPages(tx, company_id);
  });
}
