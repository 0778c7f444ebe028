import type { Remittance, RemittanceReason } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';
import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { namesOf } from './remittance.repo.ts';
import { codRemittanceRows, type RemittanceLine, type RemittanceRow } from './remittance.table.ts';

/** Rows of one file that are alike. */
interface Group {
  remittance_id: string;
  state: RemittanceLine['state'];
  reason: RemittanceReason | null;
  currency: Currency | null;
  n: string;
  collected: string | null;
  fee: string | null;
  kept: string | null;
}

async function groupsOf(ctx: Ctx, ids: readonly string[]): Promise<Group[]> {
  const t = codRemittanceRows;
  return ctx.db
    .select({
      remittance_id: t.remittance_id,
      state: t.state,
      reason: t.reason,
      currency: t.currency,
      n: sql<string>`count(*)`,
      collected: sql<string | null>`sum(${t.collected_minor})`,
      fee: sql<string | null>`sum(${t.fee_minor})`,
      kept: sql<string | null>`sum(${t.kept_minor})`,
    })
    .from(t)
    .where(inArray(t.remittance_id, [...ids]))
    .groupBy(t.remittance_id, t.state, t.reason, t.currency);
}

const sum = (groups: readonly Group[], of: 'n' | 'collected' | 'fee' | 'kept'): number =>
  groups.reduce((total, group) => total + Number(group[of] ?? 0), 0);

function present(ctx: Ctx, row: RemittanceRow, groups: readonly Group[], uploaded_by: string): Remittance {
  const inState = (...states: RemittanceLine['state'][]) => groups.filter(({ state }) => states.includes(state));
  const fitting = inState('good', 'settled');
  const currencies = [...new Set(fitting.flatMap(({ currency }) => currency ?? []))].sort();
  const bad = inState('bad');
  const reasons = [...new Set(bad.flatMap(({ reason }) => reason ?? []))];
  return {
    id: row.id,
    courier_alias: row.courier_alias,
    courier_name: ctx.ports.couriers.profileOf(row.courier_alias)?.name ?? row.courier_alias,
    file_name: row.file_name,
    state: row.state,
    rows: {
      total: sum(groups, 'n'),
      good: sum(inState('good'), 'n'),
      bad: sum(bad, 'n'),
      settled: sum(inState('settled'), 'n'),
    },
    reasons: reasons
      .map((reason) => ({
        reason,
        count: sum(
          bad.filter((group) => group.reason === reason),
          'n',
        ),
      }))
      .sort((a, b) => b.count - a.count),
    totals: currencies.map((currency) => {
      const mine = fitting.filter((group) => group.currency === currency);
      const done = mine.filter(({ state }) => state === 'settled');
      return {
        currency,
        count: sum(mine, 'n'),
        collected: toMajor(sum(mine, 'collected'), currency),
        fee: toMajor(sum(mine, 'fee'), currency),
        remitted: toMajor(sum(mine, 'collected') - sum(mine, 'kept'), currency),
        settled_count: sum(done, 'n'),
        settled: toMajor(sum(done, 'collected'), currency),
      };
    }),
    uploaded_by,
    created_at: row.created_at,
    finished_at: row.finished_at,
    is_repeat: false,
  };
}

/** Remittances with their counts and sums, in the order given. */
export async function presentRemittances(ctx: Ctx, rows: readonly RemittanceRow[]): Promise<Remittance[]> {
  if (rows.length === 0) return [];
  const groups = Map.groupBy(
    await groupsOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    (group) => group.remittance_id,
  );
  const names = await namesOf(
    ctx,
    rows.map((row) => row.uploaded_by),
  );
  return rows.map((row) => present(ctx, row, groups.get(row.id) ?? [], names.get(row.uploaded_by) ?? ''));
}

export async function presentRemittance(ctx: Ctx, row: RemittanceRow): Promise<Remittance> {
  const [remittance] = await presentRemittances(ctx, [row]);
  if (!remittance) throw new Error(`Remittance ${row.id} is gone`);
  return remittance;
}
