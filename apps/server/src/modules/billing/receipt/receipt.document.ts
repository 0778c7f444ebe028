import { BCP47_OF_LANGUAGE, brandName, formatMoney, rulesOf, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { DocumentModel } from '../../../platform/document/document.ts';
import { fillText } from '../../../platform/texts.ts';
import type { CompanyRow } from '../../identity/account/index.ts';
import { buyerOf, printedParty, sellerOf } from '../invoice/index.ts';
import { receiptNumber, type TopUpRow } from '../../payments/top-up/index.ts';
import { RECEIPT_TEXTS, type ReceiptTexts } from './receipt.messages.ts';

type PaidTopUp = TopUpRow & { ended_at: number };

/** A top-up whose money has arrived; null for any other. */
export function paidTopUp(row: TopUpRow | null): PaidTopUp | null {
  return row?.status === 'succeeded' && row.ended_at !== null ? { ...row, ended_at: row.ended_at } : null;
}

/** The receipt of a top-up as a document: what was paid and how, and what the wallet got, between the parties of the invoices. */
export async function receiptDocument(
  ctx: Ctx,
  row: PaidTopUp,
  company: CompanyRow,
  language: Language,
): Promise<DocumentModel> {
  const texts = RECEIPT_TEXTS[language];
  const { time_zone } = rulesOf(company.country_code);
  const day = new Intl.DateTimeFormat(BCP47_OF_LANGUAGE[language], { dateStyle: 'long', timeZone: time_zone });
  const money = (minor: number) => formatMoney(minor, row.currency);
  const bonus_minor = row.bonus_minor ?? 0;
  return {
    language: BCP47_OF_LANGUAGE[language],
    title: texts.title,
    number: receiptNumber(row.id),
    issuer: printedParty(sellerOf(ctx, company.country_code), texts.from, language),
    recipient: printedParty(await buyerOf(ctx, company), texts.received_from, language),
    facts: [
      { label: texts.date, value: day.format(row.ended_at * 1000) },
      { label: texts.method, value: methodText(row, texts) },
      ...(row.provider_payment_id === null ? [] : [{ label: texts.reference, value: row.provider_payment_id }]),
    ],
    stamp: stampOf(row, texts),
    tables: [
      {
        title: '',
        columns: [
          { header: texts.what, share: 70, align: 'left' },
          { header: texts.amount, share: 30, align: 'right' },
        ],
        rows: [{ cells: [texts.top_up, money(row.amount_minor)] }],
        empty: '',
        totals: [
          {
            label: fillText(texts.paid_total, { currency: row.currency }),
            value: money(row.amount_minor),
            kind: 'total',
          },
          ...(bonus_minor === 0 ? [] : [{ label: texts.bonus, value: money(bonus_minor), kind: 'subtotal' as const }]),
          { label: texts.credited, value: money(row.amount_minor + bonus_minor), kind: 'subtotal' },
        ],
      },
    ],
    notes: [...(isTest(row) ? [texts.test_note] : []), ...disputeNote(row, texts), texts.note],
    pageText: (page, pages) => fillText(texts.page, { page: String(page), pages: String(pages) }),
    created_at: row.ended_at,
  };
}

/** No money moves in the sandbox, and no bookkeeper may take its document for a payment. */
const isTest = ({ provider }: TopUpRow) => provider === 'sandbox';

function stampOf(row: TopUpRow, texts: ReceiptTexts): string {
  if (row.dispute_state === 'lost') return texts.taken_back;
  return isTest(row) ? texts.test : texts.paid;
}

/** What the payer's bank asks back, or took: the document must not claim money that is not there. */
function disputeNote({ dispute_state, disputed_minor, currency }: TopUpRow, texts: ReceiptTexts): string[] {
  if (dispute_state === null || dispute_state === 'won') return [];
  return [fillText(texts[`dispute_${dispute_state}`], { disputed: formatMoney(disputed_minor ?? 0, currency) })];
}

/** The card as it was charged: it may be removed by now. */
function methodText({ brand, last4, fall }: TopUpRow, texts: ReceiptTexts): string {
  if (brand === null || last4 === null) return 'PayNow';
  const card = fillText(texts.card, { brand: brandName(brand), last4 });
  return fall === null ? card : `${card} · ${texts.automatic}`;
}
