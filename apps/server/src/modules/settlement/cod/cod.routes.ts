import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { downloadCodList } from './cod-list.document.ts';
import { getCodTotals } from './cod-totals.ts';
import { getOrderCod } from './get-order-cod.ts';
import { getRemittance, listRemittanceFormats, listRemittanceProblems, listRemittances } from './list-remittances.ts';
import { listCodSettlements } from './list-settlements.ts';
import { listCodOpen } from './list-cod-open.ts';
import { listCodShortfalls } from './list-shortfalls.ts';
import { downloadRemittanceProblems } from './remittance-problems.csv.ts';
import { reportShortfall } from './report-shortfall.ts';
import { sampleRemittance } from './sample-remittance.ts';
import { settleRemittance } from './settle-remittance.ts';
import { downloadCodSettlement } from './cod-settlement.document.ts';
import { uploadRemittance } from './upload-remittance.ts';

export const codRoutes = [
  serve(endpoints.getCodTotals, ({ ctx, query }) => getCodTotals({ ctx, query })),
  serve(endpoints.downloadCodList, ({ ctx, query }) => downloadCodList({ ctx, query })),
  serve(endpoints.getOrderCod, ({ ctx, params }) => getOrderCod({ ctx, id: params.id })),
  serve(endpoints.reportCodShortfall, ({ ctx, params, body }) => reportShortfall({ ctx, id: params.id, input: body })),
  serve(endpoints.listCodSettlements, ({ ctx, query }) => listCodSettlements({ ctx, query })),
  serve(endpoints.downloadCodSettlement, ({ ctx, params, query }) =>
    downloadCodSettlement({ ctx, id: params.id, query }),
  ),
  serve(endpoints.listRemittanceFormats, ({ ctx }) => listRemittanceFormats({ ctx })),
  serve(endpoints.listRemittances, ({ ctx, query }) => listRemittances({ ctx, query })),
  serve(endpoints.sampleRemittance, ({ ctx, query }) => sampleRemittance({ ctx, query })),
  serve(endpoints.listCodShortfalls, ({ ctx, query }) => listCodShortfalls({ ctx, query })),
  serve(endpoints.listCodOpen, ({ ctx }) => listCodOpen({ ctx })),
  serve(endpoints.uploadRemittance, ({ ctx, body }) => uploadRemittance({ ctx, input: body })),
  serve(endpoints.getRemittance, ({ ctx, params }) => getRemittance({ ctx, id: params.id })),
  serve(endpoints.listRemittanceProblems, ({ ctx, params, query }) =>
    listRemittanceProblems({ ctx, id: params.id, query }),
  ),
  serve(endpoints.downloadRemittanceProblems, ({ ctx, params, query }) =>
    downloadRemittanceProblems({ ctx, id: params.id, query }),
  ),
  serve(endpoints.settleRemittance, ({ ctx, params }) => settleRemittance({ ctx, id: params.id })),
];
