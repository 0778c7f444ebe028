import type { CodOpen } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';

interface OpenRow extends Record<string, unknown> {
  courier_alias: string;
  currency: Currency;
  count: string;
  missing_count: string;
  expected_minor: string;
  remitted_minor: string;
  oldest_at: string;
}

/**
 * The cash each courier still has, per currency, the longest waiting first. A settled parcel is not among them; of one whose
 * courier or shop said that too little came, what came is counted as handed over, though no money moved by it.
 */
export async function listCodOpen({ ctx }: { ctx: Ctx }): Promise<{ records: CodOpen[] }> {
  const { rows } = await ctx.db.execute<OpenRow>(sql`
    select courier_alias, currency, count(*) as count, count(*) filter (where state <> 'collected') as missing_count,
      sum(to_collect_minor) as expected_minor, min(coalesce(collected_at, expected_at)) as oldest_at,
      coalesce(sum(coalesce(remitted_minor, dispute_received_minor)) filter (where state <> 'collected'), 0) as remitted_minor
    from cod_collections where state in ('collected', 'short', 'disputed')
    group by courier_alias, currency order by oldest_at, courier_alias, currency`);
  return {
    records: rows.map(({ courier_alias, currency, ...row }) => {
      const [expected, remitted] = [Number(row.expected_minor), Number(row.remitted_minor)];
      return {
        courier_alias,
        courier_name: ctx.ports.couriers.profileOf(courier_alias)?.name ?? courier_alias,
        currency,
        count: Number(row.count),
        missing_count: Number(row.missing_count),
        expected: toMajor(expected, currency),
        remitted: toMajor(remitted, currency),
        difference: toMajor(expected - remitted, currency),
        oldest_at: Number(row.oldest_at),
      };
    }),
  };
}
