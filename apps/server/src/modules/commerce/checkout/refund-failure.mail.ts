import { BCP47_OF_LANGUAGE, formatMoney, supportMailOf } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findCompany, findOwners } from '../../identity/account/index.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { fillText } from '../../../platform/texts.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { REFUND_FAILURE_TEXTS } from './refund-failure.messages.ts';

/**
 * Tells every owner of the shop, whatever mails they chose, and Sampan's own inbox that a buyer's bank sent a refund back: a
 * buyer waits for money that nobody sends any more. In the caller's transaction.
 */
export async function sendRefundFailure(tx: Ctx, row: CheckoutRow): Promise<void> {
  const company = await findCompany(tx, row.company_id);
  if (!company) return;
  const values = { amount: formatMoney(row.total_minor, row.currency), number: row.order_number ?? row.id };
  for (const { email, language } of await findOwners(tx, company.id)) {
    if (email === null) continue;
    const texts = REFUND_FAILURE_TEXTS[language];
    const open = { label: texts.open, url: `${tx.env.public_url}/orders/${row.order_id ?? ''}` };
    const payload = composeMail({
      to: email,
      subject: fillText(texts.subject, values),
      lines: [fillText(texts.failed, values), texts.next, ...(row.order_id === null ? [] : [open])],
      language: BCP47_OF_LANGUAGE[language],
    });
    await writeOutbox(tx, { topic: 'mail', company_id: company.id, payload });
  }
  const { en } = REFUND_FAILURE_TEXTS;
  const payload = composeMail({
    to: tx.env.SAMPAN_CONTACT_EMAIL ?? supportMailOf(company.country_code),
    subject: fillText(en.subject, values),
    // No name of the buyer: the desk finds the sale by its id.
    lines: [fillText(en.desk, { ...values, shop: company.name, id: row.id })],
    language: BCP47_OF_LANGUAGE.en,
  });
  await writeOutbox(tx, { topic: 'mail', company_id: company.id, payload });
}
