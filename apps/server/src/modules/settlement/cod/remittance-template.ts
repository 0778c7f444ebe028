import { and, asc, eq, inArray } from 'drizzle-orm';
import { rulesOf } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { localDay } from '../../../platform/document/local-time.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { HELD_BY_COURIER } from './cod.status.ts';
import { codCollections } from './cod.table.ts';
import { writeRemittance, type RemittedParcel } from './write-remittance.ts';

const KIND = 'remittance_sample_csv';
const MOST = 10_000;
/** One row that fits nothing, so that a rehearsal shows the report too. */
const UNKNOWN_CODE = 'SMP-NOT-OURS';

/** A link to what a simulated courier would send today: all it holds. Throws `not_found` outside the demo. */
export function sampleRemittance({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { courier_alias: string };
}): Promise<DocumentLink> {
  const { courier_alias } = query;
  if (ctx.env.SAMPAN_PROFILE !== 'demo' || !ctx.ports.couriers.profileOf(courier_alias))
    throw new DomainError('not_found');
  const day = localDay(epochSeconds(ctx.clock), 'Asia/Singapore');
  const name = `remittance-${courier_alias}-${day}.csv`;
  return Promise.resolve(createDocumentLink(ctx, requireActor(ctx).company_id, KIND, { courier_alias }, name));
}

/** What a courier holds of all companies, the oldest first, as it would remit it. */
export async function findUnremittedParcels(
  ctx: Ctx,
  courier_alias: string,
  reference: string,
): Promise<RemittedParcel[]> {
  const t = codCollections;
  const rows = await ctx.db
    .select()
    .from(t)
    .where(and(eq(t.courier_alias, courier_alias), inArray(t.state, [...HELD_BY_COURIER])))
    .orderBy(asc(t.collected_at), asc(t.order_id))
    .limit(MOST);
  return rows.map((row) => ({
    tracking_code: row.tracking_code,
    collected_minor: row.to_collect_minor,
    fee_minor: row.fee_minor,
    currency: row.currency,
    collected_at: row.collected_at ?? row.expected_at,
    reference,
  }));
}

export const sampleRemittanceCsv: DocumentRenderer = {
  kind: KIND,
  make: async (ctx, _, payload) => {
    const courier_alias = String(payload['courier_alias']);
    const country = ctx.ports.couriers.profileOf(courier_alias)?.countries[0] ?? 'SG';
    const now = epochSeconds(ctx.clock);
    const reference = `RM-${localDay(now, 'Asia/Singapore').replaceAll('-', '')}`;
    const parcels = await findUnremittedParcels(ctx, courier_alias, reference);
    const { currency } = rulesOf(country);
    const unknown = { tracking_code: UNKNOWN_CODE, collected_minor: 1_000, fee_minor: 0, currency, collected_at: now };
    const body = Buffer.from(writeRemittance(courier_alias, [...parcels, { ...unknown, reference }]));
    return { content_type: 'text/csv; charset=utf-8', body };
  },
};
