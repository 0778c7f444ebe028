import type { SupportRequest } from '@sampan/contract';
import { supportMailOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, requireWriter, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany, findUser } from '../../identity/account/index.ts';
import { insertEnquiry } from '../enquiry/index.ts';
import { presentRequest, presentRequests } from './present-request.ts';
import { deskMail } from './support-request.mail.ts';
import { findRequest, findRequestPage, insertMessage, moveRequest, type RequestPage } from './support-request.repo.ts';

/** The company's requests with their state. */
export async function listSupportRequests({ ctx, query }: { ctx: Ctx; query: RequestPage }) {
  const { rows, total, next_cursor } = await findRequestPage(ctx, requireActor(ctx).company_id, query);
  const { page, per_page } = query;
  return { records: await presentRequests(ctx, rows), total, page, per_page, next_cursor };
}

/** One of the company's requests. Throws `not_found`. */
export async function getSupportRequest({ ctx, id }: { ctx: Ctx; id: string }): Promise<SupportRequest> {
  return presentRequest(ctx, await findRequest(ctx, requireActor(ctx).company_id, id));
}

/** Writes to Sampan's people: kept as an enquiry of the company, and sent on to their mailbox. */
export async function createSupportRequest({
  ctx,
  body: { subject, content },
}: {
  ctx: Ctx;
  body: { subject: string; content: string };
}): Promise<SupportRequest> {
  const { company_id, user_id, country_code } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    const { user, company } = (await findUser(tx, user_id)) ?? {};
    const id = newId();
    await insertEnquiry(tx, {
      id,
      kind: 'contact',
      state: 'open',
      email: user?.email ?? '',
      country_code,
      language: user?.language ?? tx.language,
      fields: { name: user?.name ?? '', email: user?.email ?? '', phone: user?.login_phone ?? '', subject, content },
      inbox: tx.env.SAMPAN_CONTACT_EMAIL ?? supportMailOf(country_code),
      user_id,
      company_id,
      created_at: now,
      updated_at: now,
    });
    const row = await findRequest(tx, company_id, id);
    const company_name = company?.name ?? '';
    await writeOutbox(tx, { topic: 'mail', company_id, payload: deskMail(tx, row, { content, company_name }) });
    await recordAudit(tx, { action: 'support_request.create', object_type: 'support_request', object_id: id });
    return presentRequest(tx, row);
  });
}

/** Adds to a request, which waits for an answer again. Throws `not_found`. */
export async function replySupportRequest({
  ctx,
  id,
  content,
}: {
  ctx: Ctx;
  id: string;
  content: string;
}): Promise<SupportRequest> {
  const { company_id, user_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    await findRequest(tx, company_id, id, { lock: true });
    await insertMessage(tx, {
      id: newId(),
      enquiry_id: id,
      company_id,
      user_id,
      is_answer: false,
      content,
      created_at: now,
    });
    const row = await moveRequest(tx, id, 'open', now);
    const company_name = (await findCompany(tx, company_id))?.name ?? '';
    await writeOutbox(tx, { topic: 'mail', company_id, payload: deskMail(tx, row, { content, company_name }) });
    await recordAudit(tx, { action: 'support_request.reply', object_type: 'support_request', object_id: id });
    return presentRequest(tx, row);
  });
}

/** Closes a request; twice changes nothing. Throws `not_found`. */
export async function closeSupportRequest({ ctx, id }: { ctx: Ctx; id: string }): Promise<SupportRequest> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const before = await findRequest(tx, company_id, id, { lock: true });
    if (before.state === 'closed') return presentRequest(tx, before);
    const row = await moveRequest(tx, id, 'closed', epochSeconds(tx.clock));
    await recordAudit(tx, { action: 'support_request.close', object_type: 'support_request', object_id: id });
    return presentRequest(tx, row);
  });
}
