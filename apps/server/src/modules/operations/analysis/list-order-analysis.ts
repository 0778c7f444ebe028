import type { AnalysisGroup } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { added, NOTHING, presentFigures } from './analysis-figures.ts';
import { groupsOf, presentGroup, type Group } from './analysis-group.ts';
import { isoDayOf, offsetOf, periodOf } from './analysis-period.ts';
import { findLanes, sumByGroup, type AnalysisFilter } from './analysis.repo.ts';

export interface AnalysisQuery {
  from?: string | undefined;
  to?: string | undefined;
  group_by: AnalysisGroup;
  courier?: string | undefined;
  service?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
}

/** The groups of a company's parcels, by the clocks of its country. Throws `invalid_input` for a period that cannot be. */
export async function analyse(
  ctx: Ctx,
  company: { company_id: string; country_code: CountryCode },
  query: AnalysisQuery,
): Promise<{ filter: AnalysisFilter; groups: Group[] }> {
  const offset_s = offsetOf(company.country_code);
  const { group_by, courier, service, country, state } = query;
  const filter = { ...periodOf(query, epochSeconds(ctx.clock), offset_s), courier, service, country, state };
  const rows = await sumByGroup(ctx, company.company_id, filter, group_by, offset_s);
  return { filter, groups: groupsOf(rows, group_by, filter) };
}

/** What shipping cost and how it went (spec 7 GET /transaction/order_analysis/list). The totals are the sums of the groups. */
export async function listOrderAnalysis({ ctx, query }: { ctx: Ctx; query: AnalysisQuery }) {
  const company = requireActor(ctx);
  const { currency } = rulesOf(company.country_code);
  const { filter, groups } = await analyse(ctx, company, query);
  const lanes = await findLanes(ctx, company.company_id);
  const couriers = new Map(lanes.map((lane) => [lane.courier_alias, lane.courier_name]));
  const services = new Map(lanes.map((lane) => [lane.service_id, lane]));
  const places = new Map(
    lanes.map((lane) => [
      `${lane.destination_country}/${lane.destination_state}`,
      { country: lane.destination_country, state: lane.destination_state },
    ]),
  );
  const records = groups.map((group) => presentGroup(ctx, company.company_id, query.group_by, group, currency));
  return {
    records,
    total: records.length,
    page: 1,
    per_page: records.length,
    currency,
    group_by: query.group_by,
    from: isoDayOf(filter.from_day),
    to: isoDayOf(filter.to_day),
    totals: presentFigures(
      groups.reduce((sum, group) => added(sum, group.sums), NOTHING),
      currency,
    ),
    choices: {
      couriers: [...couriers].map(([value, label]) => ({ value, label })),
      services: [...services].map(([value, lane]) => ({
        value,
        label: lane.service_name,
        courier: lane.courier_alias,
      })),
      destinations: [...places.values()].toSorted((a, b) =>
        `${a.country}${a.state}` < `${b.country}${b.state}` ? -1 : 1,
      ),
    },
  };
}
