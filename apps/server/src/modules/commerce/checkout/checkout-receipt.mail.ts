import { BCP47_OF_LANGUAGE, formatMoney, languageFor, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findCompany, type CompanyRow } from '../../identity/account/index.ts';
import { composeMail, type MailLine } from '../../../platform/messaging/index.ts';
import { fillText } from '../../../platform/texts.ts';
import { notifyMembers, type NotificationRecipient } from '../../identity/notification-preference/index.ts';
import { recipientOriginOf } from '../../identity/recipient-domain/index.ts';
import { trackingUrlOf } from '../../shipping/order/index.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { RECEIPT_TEXTS, type ReceiptTexts } from './checkout-receipt.messages.ts';

type Say = (name: keyof ReceiptTexts) => string;

/** The sentences of a language, filled with the facts of a purchase. */
function sayIn(language: Language, row: CheckoutRow, company: CompanyRow, owed_minor = 0): Say {
  const money = (minor: number) => formatMoney(minor, row.currency);
  const values: Record<string, string> = {
    shop: company.name,
    product: row.product.name,
    quantity: String(row.quantity),
    number: row.order_number ?? '',
    service: row.shipping_name,
    items: money(row.item_total_minor),
    shipping: money(row.shipping_fee_minor),
    cod_fee: money(row.cod_fee_minor),
    total: money(row.total_minor),
    owed: money(owed_minor),
  };
  return (name) =>
    fillText(RECEIPT_TEXTS[language][name], values)
      // A flat fee has no service: no gap is left where its name would stand.
      .replaceAll(/ +(?=[ :])/gu, '');
}

/** The buyer's receipt, in the language of the country the parcel goes to, with the link to follow it. */
async function receiptOf(ctx: Ctx, row: CheckoutRow, company: CompanyRow) {
  const language = languageFor(row.recipient.coordinate.country, null);
  const say = sayIn(language, row, company);
  const origin = await recipientOriginOf(ctx, company.id);
  const lines: MailLine[] = [
    say(row.payment_method === 'cod' ? 'thanks_cod' : 'thanks_paid'),
    [
      say('order'),
      say('items'),
      say('shipping'),
      ...(row.cod_fee_minor > 0 ? [say('cod_fee')] : []),
      say('total'),
    ].join('\n'),
    say('follow'),
    { label: say('track'), url: trackingUrlOf(ctx, { id: row.order_id ?? '' }, origin) },
    ...(row.is_test ? [say('test')] : []),
  ];
  return composeMail({
    to: row.recipient.email,
    subject: say('receipt_subject'),
    lines,
    language: BCP47_OF_LANGUAGE[language],
  });
}

/** What the merchant's people are told: what was sold, not to whom; the console knows that. */
function noticeFor(ctx: Ctx, row: CheckoutRow, company: CompanyRow, { language }: NotificationRecipient) {
  const say = sayIn(language, row, company);
  const lines: MailLine[] = [
    say(row.payment_method === 'cod' ? 'sale_cod' : 'sale'),
    say('sale_next'),
    { label: say('sale_open'), url: `${ctx.env.public_url}/orders/${row.order_id ?? ''}` },
    ...(row.is_test ? [say('test')] : []),
  ];
  return { subject: say('sale_subject'), lines };
}

/** Tells the buyer that the shop will not send the parcel and the money comes back, in the caller's transaction. */
export async function sendRefundNotice(tx: Ctx, row: CheckoutRow, company: CompanyRow): Promise<void> {
  const language = languageFor(row.recipient.coordinate.country, null);
  const say = sayIn(language, row, company);
  const is_paid = row.payment_method !== 'cod';
  const payload = composeMail({
    to: row.recipient.email,
    subject: say('cancelled_subject'),
    lines: [say(is_paid ? 'cancelled_paid' : 'cancelled_cod'), ...(row.is_test ? [say('test')] : [])],
    language: BCP47_OF_LANGUAGE[language],
  });
  await writeOutbox(tx, { topic: 'mail', company_id: company.id, payload });
}

/** Writes the buyer's receipt, and a notice to each of the merchant's people who wants one, in the caller's transaction. */
export async function sendReceipts(tx: Ctx, row: CheckoutRow, company: CompanyRow): Promise<void> {
  await writeOutbox(tx, { topic: 'mail', company_id: company.id, payload: await receiptOf(tx, row, company) });
  await notifyMembers(tx, company.id, 'sale', (reader) => noticeFor(tx, row, company, reader));
}

/** Tells the merchant's people that a buyer's bank asks for money back, or has decided, in the caller's transaction. */
export async function sendDisputeNotice(
  tx: Ctx,
  row: CheckoutRow,
  state: 'open' | 'won' | 'lost',
  owed_minor: number,
): Promise<void> {
  const company = await findCompany(tx, row.company_id);
  if (!company) return;
  await notifyMembers(tx, company.id, 'sale', ({ language }) => {
    const say = sayIn(language, row, company, owed_minor);
    const open = { label: say('sale_open'), url: `${tx.env.public_url}/orders/${row.order_id ?? ''}` };
    const owed = owed_minor === 0 ? [] : [say('dispute_owed')];
    return { subject: say('dispute_subject'), lines: [say(`dispute_${state}`), ...owed, open] };
  });
}
