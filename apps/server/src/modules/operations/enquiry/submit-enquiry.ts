import { supportMailOf } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { inboxMail, receiptMail } from './enquiry.mail.ts';
import { countEnquiriesOf, insertEnquiry } from './enquiry.repo.ts';
import type { Enquiry } from './enquiry.table.ts';

/** Anybody can type anybody's address: nobody gets more receipts a day than this (trust 4.22 'mail bombing'). */
const RECEIPTS_A_DAY = 3;
const DAY_S = 86_400;

/**
 * Keeps an enquiry, sends it to Sampan's own inbox and a receipt to the sender in the language of the page. The inbox is
 * SAMPAN_CONTACT_EMAIL, else the support address of the country (spec 2: one for Indonesia, one for all others).
 */
export async function submitEnquiry(ctx: Ctx, enquiry: Enquiry): Promise<{ success: true }> {
  const now = epochSeconds(ctx.clock);
  const inbox = ctx.env.SAMPAN_CONTACT_EMAIL ?? supportMailOf(enquiry.country_code);
  await withTransaction(ctx, async (tx) => {
    const earlier = await countEnquiriesOf(tx, enquiry.email, now - DAY_S);
    await insertEnquiry(tx, {
      id: newId(),
      kind: enquiry.kind,
      email: enquiry.email,
      country_code: enquiry.country_code,
      language: ctx.language,
      fields: enquiry.fields,
      inbox,
      user_id: ctx.actor?.user_id ?? null,
      company_id: ctx.actor?.company_id ?? null,
      state: 'open',
      created_at: now,
      updated_at: now,
    });
    const company_id = ctx.actor?.company_id ?? null;
    await writeOutbox(tx, { topic: 'mail', company_id, payload: inboxMail(enquiry, { inbox, company_id }) });
    if (earlier < RECEIPTS_A_DAY)
      await writeOutbox(tx, { topic: 'mail', company_id, payload: receiptMail(enquiry.email, ctx.language) });
  });
  return { success: true };
}
