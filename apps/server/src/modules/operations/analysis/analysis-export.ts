import type { AnalysisGroup } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { findCompany } from '../../identity/account/index.ts';
import { netOf } from './analysis-figures.ts';
import type { Group } from './analysis-group.ts';
import { isoDayOf } from './analysis-period.ts';
import { analyse, type AnalysisQuery } from './list-order-analysis.ts';

const KIND = 'order_analysis_csv';

/** A link to the groups as CSV. Throws `invalid_input` as the list does. */
export async function downloadOrderAnalysis({ ctx, query }: { ctx: Ctx; query: AnalysisQuery }): Promise<DocumentLink> {
  const company = requireActor(ctx);
  const { filter } = await analyse(ctx, company, query);
  const days = { from: isoDayOf(filter.from_day), to: isoDayOf(filter.to_day) };
  await recordAudit(ctx, {
    action: 'analysis.export',
    object_type: 'company',
    object_id: company.company_id,
    details: { group_by: query.group_by, ...days },
  });
  return createDocumentLink(
    ctx,
    company.company_id,
    KIND,
    { ...query, ...days },
    `order-analysis-${days.from}-${days.to}.csv`,
  );
}

export const analysisRenderer: DocumentRenderer = {
  kind: KIND,
  make: async (ctx, company_id, payload) => {
    const company = await findCompany(ctx, company_id);
    if (!company) return null;
    const query = payload as unknown as AnalysisQuery;
    const { groups } = await analyse(ctx, { company_id, country_code: company.country_code }, query);
    const { currency, time_zone } = rulesOf(company.country_code);
    const columns = columnsOf(query.group_by, currency);
    return { content_type: 'text/csv; charset=utf-8', body: writeCsv({ columns, rows: groups, time_zone }) };
  },
};

function columnsOf(group_by: AnalysisGroup, currency: ReturnType<typeof rulesOf>['currency']): CsvColumn<Group>[] {
  const amount = (header: string, value: (group: Group) => number | null): CsvColumn<Group> => ({
    header,
    type: 'amount',
    currency,
    value,
  });
  const count = (
    header: string,
    name: 'parcels' | 'cancelled' | 'delivered' | 'failed' | 'on_time',
  ): CsvColumn<Group> => ({
    header,
    type: 'integer',
    value: ({ sums }) => sums[name],
  });
  const average = (minor: number, by: number) => (by > 0 ? Math.round(minor / by) : null);
  return [
    { header: group_by, type: 'text', value: ({ label }) => label },
    { header: 'from', type: 'text', value: ({ filter }) => isoDayOf(filter.from_day) },
    { header: 'to', type: 'text', value: ({ filter }) => isoDayOf(filter.to_day) },
    count('parcels', 'parcels'),
    count('cancelled', 'cancelled'),
    { header: 'weight_kg', type: 'decimal', value: ({ sums }) => sums.weight_g / 1000 },
    { header: 'currency', type: 'text', value: () => currency },
    amount('spend', ({ sums }) => sums.spend_minor),
    amount('refunds', ({ sums }) => sums.refund_minor),
    amount('adjustments', ({ sums }) => sums.adjustment_minor),
    amount('net', ({ sums }) => netOf(sums)),
    amount('average_per_parcel', ({ sums }) => average(netOf(sums), sums.parcels - sums.cancelled)),
    amount('average_per_kg', ({ sums }) => average(netOf(sums), sums.weight_g / 1000)),
    count('delivered', 'delivered'),
    count('failed', 'failed'),
    count('on_time', 'on_time'),
  ];
}
