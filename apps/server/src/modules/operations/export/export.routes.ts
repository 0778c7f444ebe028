import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { downloadExport } from './download-export.ts';
import { getExport, listExports } from './list-exports.ts';
import { measureExport } from './measure-export.ts';
import { cancelExport, retryExport, startExport } from './start-export.ts';

export const exportRoutes = [
  route(endpoints.measureOrderExport, ({ ctx, body }) =>
    measureExport({ ctx, asked: { kind: 'orders', input: body } }),
  ),
  route(endpoints.measureTransactionExport, ({ ctx, body }) =>
    measureExport({ ctx, asked: { kind: 'transactions', input: body } }),
  ),
  route(endpoints.startOrderExport, ({ ctx, body }) => startExport({ ctx, asked: { kind: 'orders', input: body } })),
  route(endpoints.startTransactionExport, ({ ctx, body }) =>
    startExport({ ctx, asked: { kind: 'transactions', input: body } }),
  ),
  route(endpoints.listExports, ({ ctx, query }) => listExports({ ctx, query })),
  route(endpoints.getExport, ({ ctx, params }) => getExport({ ctx, id: params.id })),
  route(endpoints.downloadExport, ({ ctx, params }) => downloadExport({ ctx, id: params.id })),
  route(endpoints.retryExport, ({ ctx, params }) => retryExport({ ctx, id: params.id })),
  route(endpoints.cancelExport, ({ ctx, params }) => cancelExport({ ctx, id: params.id })),
];
