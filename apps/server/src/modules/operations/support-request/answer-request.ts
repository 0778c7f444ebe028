import type { DeskRequest, RequestState } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { presentDeskRequest, presentDeskRequests } from './present-request.ts';
import { answerMail } from './support-request.mail.ts';
import { findDeskPage, findDeskRequest, insertMessage, moveRequest, type RequestPage } from './support-request.repo.ts';

/** What was written to Sampan and is in a state, of everybody. */
export async function listDeskRequests({ ctx, query }: { ctx: Ctx; query: RequestPage & { state: RequestState } }) {
  const { rows, total, next_cursor } = await findDeskPage(ctx, query);
  const { page, per_page } = query;
  return { records: await presentDeskRequests(ctx, rows), total, page, per_page, next_cursor };
}

/** One enquiry of anybody. Throws `not_found`. */
export async function getDeskRequest({ ctx, id }: { ctx: Ctx; id: string }): Promise<DeskRequest> {
  return presentDeskRequest(ctx, await findDeskRequest(ctx, id));
}

/**
 * Answers an enquiry: its sender reads it in the console, where they wrote from there, and by email where we know one. Throws
 * `not_found`.
 */
export async function answerDeskRequest({
  ctx,
  id,
  content,
}: {
  ctx: Ctx;
  id: string;
  content: string;
}): Promise<DeskRequest> {
  const { user_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    const { company_id } = await findDeskRequest(tx, id, { lock: true });
    await insertMessage(tx, {
      id: newId(),
      enquiry_id: id,
      company_id,
      user_id,
      is_answer: true,
      content,
      created_at: now,
    });
    const row = await moveRequest(tx, id, 'answered', now);
    if (row.email !== '') await writeOutbox(tx, { topic: 'mail', company_id, payload: answerMail(tx, row, content) });
    await note(tx, 'support_request.answer', row);
    return presentDeskRequest(tx, row);
  });
}

/** Closes an enquiry; twice changes nothing. Throws `not_found`. */
export async function closeDeskRequest({ ctx, id }: { ctx: Ctx; id: string }): Promise<DeskRequest> {
  return withTransaction(ctx, async (tx) => {
    const before = await findDeskRequest(tx, id, { lock: true });
    if (before.state === 'closed') return presentDeskRequest(tx, before);
    const row = await moveRequest(tx, id, 'closed', epochSeconds(tx.clock));
    await note(tx, 'support_request.close', row);
    return presentDeskRequest(tx, row);
  });
}

/** In the trail of the company that wrote, else of Sampan's own. */
async function note(tx: Ctx, action: string, { id, company_id }: { id: string; company_id: string | null }) {
  await recordAudit(tx, {
    action,
    object_type: 'support_request',
    object_id: id,
    ...(company_id === null ? {} : { company_id }),
  });
}
