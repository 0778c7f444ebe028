import { rulesOf, type Language } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import { localDay } from '../../../platform/document/local-time.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { findCompany } from '../../identity/account/index.ts';
import { findCodOrders, toCollectOf, type OrderFilters, type OrderRow } from '../../shipping/order/index.ts';
import { COD_TEXTS, type CodTexts } from './cod.messages.ts';

const ROWS_AT_ONCE = 500;
const KIND = 'cod_list_csv';

/** A link to the COD parcels that the same filters list, as CSV. */
export function downloadCodList({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: OrderFilters & { language: Language };
}): Promise<DocumentLink> {
  const { company_id, country_code } = requireActor(ctx);
  const { language, ...filters } = query;
  const day = localDay(epochSeconds(ctx.clock), rulesOf(country_code).time_zone);
  return Promise.resolve(createDocumentLink(ctx, company_id, KIND, { filters, language }, `cod-orders-${day}.csv`));
}

function columnsOf(ctx: Ctx, texts: CodTexts): CsvColumn<OrderRow>[] {
  const money = { type: 'amount', currency: (row: OrderRow) => row.currency } as const;
  return [
    { header: texts.number, type: 'text', value: (row) => row.number },
    { header: texts.date, type: 'date', value: (row) => row.created_at },
    {
      header: texts.courier,
      type: 'text',
      value: ({ courier_alias: alias }) => alias && (ctx.ports.couriers.profileOf(alias)?.name ?? alias),
    },
    { header: texts.tracking, type: 'text', value: (row) => row.tracking_code },
    { header: texts.to_collect, ...money, value: toCollectOf },
    { header: texts.amount, ...money, value: (row) => row.expected_cod_minor },
    { header: texts.state, type: 'text', value: (row) => texts.states[row.cod_state ?? 'not_shipped'] },
  ];
}

export const codListCsv: DocumentRenderer = {
  kind: KIND,
  make: async (ctx, company_id, payload) => {
    const company = await findCompany(ctx, company_id);
    if (!company) return null;
    const filters = payload['filters'] as OrderFilters;
    const rows = readInBatches<OrderRow>((last) =>
      findCodOrders(ctx, company_id, filters, { after: last, limit: ROWS_AT_ONCE }),
    );
    const { time_zone } = rulesOf(company.country_code);
    const texts = COD_TEXTS[payload['language'] as Language];
    return {
      content_type: 'text/csv; charset=utf-8',
      body: writeCsv({ columns: columnsOf(ctx, texts), rows, time_zone }),
    };
  },
};
