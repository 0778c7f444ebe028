import type { AnalysisGroup, AnalysisRow } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import * as v from 'valibot';
import { ANALYSIS_GROUPS } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';
import { added, netOf, NOTHING, presentFigures, type Sums } from './analysis-figures.ts';
import { isoDayOf, isTimeGroup, keyOfDay } from './analysis-period.ts';
import type { AnalysisFilter, GroupRow } from './analysis.repo.ts';

/** Some parcels under one name: the filter that finds exactly them again. */
export interface Group {
  key: string;
  label: string;
  filter: AnalysisFilter;
  sums: Sums;
}

/** Rows of the database as groups: times in their order without gaps, all others by what they cost. */
export function groupsOf(rows: readonly GroupRow[], group_by: AnalysisGroup, filter: AnalysisFilter): Group[] {
  if (!isTimeGroup(group_by))
    return rows
      .map((row) => ({ ...nameOf(row, group_by, filter), sums: row.sums }))
      .toSorted((a, b) => netOf(b.sums) - netOf(a.sums) || (a.key < b.key ? -1 : 1));
  const by_day = new Map(rows.map((row) => [row.day, row.sums]));
  const groups: Group[] = [];
  for (let day = filter.from_day; day <= filter.to_day; day += 1) {
    const key = keyOfDay(group_by, day);
    const sums = by_day.get(day) ?? NOTHING;
    const open = groups.at(-1);
    if (open?.key === key) {
      open.filter = { ...open.filter, to_day: day };
      open.sums = added(open.sums, sums);
    } else groups.push({ key, label: key, filter: { ...filter, from_day: day, to_day: day }, sums });
  }
  return groups;
}

function nameOf(row: GroupRow, group_by: AnalysisGroup, filter: AnalysisFilter): Omit<Group, 'sums'> {
  if (group_by === 'courier')
    return { key: row.courier_alias, label: row.courier_name, filter: { ...filter, courier: row.courier_alias } };
  if (group_by === 'service')
    return {
      key: row.service_id,
      label: `${row.courier_name} ${row.service_name}`,
      filter: { ...filter, courier: row.courier_alias, service: row.service_id },
    };
  const key = row.state === '' ? row.country : `${row.country}/${row.state}`;
  return { key, label: key, filter: { ...filter, country: row.country, state: row.state } };
}

export function presentGroup(
  ctx: Ctx,
  company_id: string,
  group_by: AnalysisGroup,
  group: Group,
  currency: Currency,
): AnalysisRow {
  const { key, label, filter, sums } = group;
  return {
    id: groupId(ctx, company_id, { group_by, key, label, filter }),
    key,
    label,
    from: isoDayOf(filter.from_day),
    to: isoDayOf(filter.to_day),
    figures: presentFigures(sums, currency),
  };
}

const day = v.pipe(v.number(), v.safeInteger());
const text = v.optional(v.string());
const named = v.object({
  group_by: v.picklist(ANALYSIS_GROUPS),
  key: v.string(),
  label: v.string(),
  filter: v.object({ from_day: day, to_day: day, courier: text, service: text, country: text, state: text }),
});
export type NamedGroup = v.InferOutput<typeof named>;

/** Ids of groups name groups only: files are signed with other secrets. */
const secretsOf = (ctx: Ctx) => ctx.env.signing_secrets.map((secret) => `${secret}:analysis`);
/** An id is a name, not a right: it stands in addresses and never ends. */
const NEVER = 253_402_300_799;

/** A name for a group that its own company alone can use. */
export function groupId(ctx: Ctx, company_id: string, group: NamedGroup): string {
  return signGrant(secretsOf(ctx), { company_id, payload: { ...group }, expires_at: NEVER });
}

/** The group of an id; null when it is none of this company's. */
export function readGroupId(ctx: Ctx, company_id: string, id: string): NamedGroup | null {
  const grant = readGrant(secretsOf(ctx), id, 0);
  const parsed = v.safeParse(named, grant?.payload);
  return grant?.company_id === company_id && parsed.success ? parsed.output : null;
}
