import type { AnalysedParcel } from '@sampan/contract';
import { rulesOf, toMajor, type Currency } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { netOf, presentFigures } from './analysis-figures.ts';
import { readGroupId } from './analysis-group.ts';
import { dayOf, isoDayOf, offsetOf } from './analysis-period.ts';
import { findAnalysedPage, sumAll, type AnalysedRow } from './analysis.repo.ts';

/**
 * The parcels behind one group (spec 7 GET /transaction/order_analysis/{id}), the newest label first. The figures are theirs, and
 * so the group's. Throws `not_found` for an id that names no group of this company.
 */
export async function getOrderAnalysis({
  ctx,
  id,
  query,
}: {
  ctx: Ctx;
  id: string;
  query: { page: number; per_page: number; cursor?: string | undefined };
}) {
  const { company_id, country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const group = readGroupId(ctx, company_id, id);
  if (!group) throw new DomainError('not_found');
  const offset_s = offsetOf(country_code);
  const page = await findAnalysedPage(ctx, company_id, group.filter, offset_s, query);
  const sums = await sumAll(ctx, company_id, group.filter, offset_s);
  return {
    records: page.rows.map((row) => presentParcel(row, currency, offset_s)),
    total: sums.parcels,
    page: query.page,
    per_page: query.per_page,
    next_cursor: page.last ? encodeCursor(page.last) : null,
    currency,
    group_by: group.group_by,
    key: group.key,
    label: group.label,
    from: isoDayOf(group.filter.from_day),
    to: isoDayOf(group.filter.to_day),
    figures: presentFigures(sums, currency),
  };
}

function presentParcel(row: AnalysedRow, currency: Currency, offset_s: number): AnalysedParcel {
  const money = (minor: number) => toMajor(minor, currency);
  const is_known = row.outcome === 'delivered' && row.promised_at !== null && row.delivered_at !== null;
  return {
    order_id: row.order_id,
    order_number: row.order_number,
    bought_at: row.bought_at,
    courier: { alias: row.courier_alias, name: row.courier_name },
    service_name: row.service_name,
    destination_country: row.destination_country,
    destination_state: row.destination_state,
    weight: row.weight_g / 1000,
    spend: money(row.spend_minor),
    refunds: money(row.refund_minor),
    adjustments: money(row.adjustment_minor),
    net: money(netOf(row)),
    outcome: row.outcome,
    is_on_time: is_known ? dayOf(row.delivered_at ?? 0, offset_s) <= dayOf(row.promised_at ?? 0, offset_s) : null,
  };
}
