import type { Refund } from '@sampan/contract';
import { rulesOf, toMajor, type Currency } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { allocatePrice } from '../../shipping/label/index.ts';
import type { LabelSplit } from '../../ledger/wallet/index.ts';
import { findRefundPage, sumRefunds, type RefundRow } from './refund.repo.ts';

/** What a credit note is called: a parcel's label is cancelled once, and its number is the company's own. */
export function creditNoteNumber(row: Pick<RefundRow, 'order_number'>): string {
  return `RF-${row.order_number}`;
}

/** The refunds of cancelled labels, the newest first, and the sums of all of them. */
export async function listRefunds({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { page: number; per_page: number; cursor?: string | undefined };
}) {
  const { company_id, country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const page = await findRefundPage(ctx, company_id, query);
  const { count, amount_minor, ...parts } = await sumRefunds(ctx, company_id);
  return {
    records: page.rows.map(presentRefund),
    total: count,
    page: query.page,
    per_page: query.per_page,
    next_cursor: page.last ? encodeCursor(page.last) : null,
    currency,
    total_amount: toMajor(amount_minor, currency),
    total_parts: partsOf(parts, currency),
  };
}

function partsOf(split: LabelSplit, currency: Currency): Refund['parts'] {
  return {
    courier: toMajor(split.courier_minor, currency),
    insurance: toMajor(split.insurance_minor, currency),
    platform: toMajor(split.platform_minor, currency),
    tax: toMajor(split.tax_minor, currency),
  };
}

/** A refund is its label's price, part by part: what was charged came back, nothing else. */
function presentRefund(row: RefundRow): Refund {
  const { entry, currency } = row;
  return {
    id: row.id,
    number: creditNoteNumber(row),
    order_id: row.order_id,
    order_number: row.order_number,
    tracking_code: row.tracking_code ?? '',
    courier: { alias: entry.courier.alias, name: entry.courier.name },
    service_name: entry.delivery_service.name,
    bought_at: row.created_at,
    refunded_at: row.updated_at,
    currency,
    amount: toMajor(row.amount_minor, currency),
    parts: partsOf(allocatePrice(entry), currency),
    tax_name: entry.tax_rate.name,
    tax_rate_percent: entry.tax_rate.basis_points / 100,
  };
}
