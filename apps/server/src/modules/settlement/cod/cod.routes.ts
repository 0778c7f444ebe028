import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { downloadCodList } from './cod-list.document.ts';
import { getCodTotals } from './cod-totals.ts';
import { getOrderCod } from './get-order-cod.ts';
import { getRemittance, listRemittanceFormats, listRemittanceProblems, listRemittances } from './list-remittances.ts';
import { listCodSettlements } from './list-settlements.ts';
import { listCodDays } from './list-cod-days.ts';
import { listCodOpen } from './list-cod-open.ts';
import { listCodShortfalls } from './list-shortfalls.ts';
import { downloadRemittanceProblems } from './remittance-problems.csv.ts';
import { reportShortfall } from './report-shortfall.ts';
import { sampleRemittance } from './remittance-template.ts';
import { settleRemittance } from './settle-remittance.ts';
import { downloadCodSettlement } from './cod-settlement.document.ts';
import { uploadRemittance } from './upload-remittance.ts';

export const codRoutes = [
  route(endpoints.getCodTotals, ({ ctx, query }) => getCodTotals({ ctx, query })),
  route(endpoints.downloadCodList, ({ ctx, query }) => downloadCodList({ ctx, query })),
  route(endpoints.listCodDays, ({ ctx, query }) => listCodDays({ ctx, order_ids: query.order_ids })),
  route(endpoints.getOrderCod, ({ ctx, params }) => getOrderCod({ ctx, id: params.id })),
  route(endpoints.reportCodShortfall, ({ ctx, params, body }) => reportShortfall({ ctx, id: params.id, input: body })),
  route(endpoints.listCodSettlements, ({ ctx, query }) => listCodSettlements({ ctx, query })),
  route(endpoints.downloadCodSettlement, ({ ctx, params, query }) =>
    downloadCodSettlement({ ctx, id: params.id, query }),
  ),
  route(endpoints.listRemittanceFormats, ({ ctx }) => listRemittanceFormats({ ctx })),
  route(endpoints.listRemittances, ({ ctx, query }) => listRemittances({ ctx, query })),
  route(endpoints.sampleRemittance, ({ ctx, query }) => sampleRemittance({ ctx, query })),
  route(endpoints.listCodShortfalls, ({ ctx, query }) => listCodShortfalls({ ctx, query })),
  route(endpoints.listCodOpen, ({ ctx }) => listCodOpen({ ctx })),
  route(endpoints.uploadRemittance, ({ ctx, body }) => uploadRemittance({ ctx, input: body })),
  route(endpoints.getRemittance, ({ ctx, params }) => getRemittance({ ctx, id: params.id })),
  route(endpoints.listRemittanceProblems, ({ ctx, params, query }) =>
    listRemittanceProblems({ ctx, id: params.id, query }),
  ),
  route(endpoints.downloadRemittanceProblems, ({ ctx, params, query }) =>
    downloadRemittanceProblems({ ctx, id: params.id, query }),
  ),
  route(endpoints.settleRemittance, ({ ctx, params }) => settleRemittance({ ctx, id: params.id })),
];
