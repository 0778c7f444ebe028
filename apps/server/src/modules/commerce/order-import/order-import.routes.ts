import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { convertCsv } from './convert-csv.ts';
import { createImport } from './create-import.ts';
import { editRows, fixRows } from './edit-rows.ts';
import { createImportUpload } from './import-upload.ts';
import { getExample, getTemplate } from './get-example.ts';
import { getImport, listImports, listRows, listServices } from './get-import.ts';
import { importOrders } from './import-orders.ts';
import { getRefused } from './refused-rows.ts';
import { previewImport } from './preview-import.ts';
import { remapImport } from './remap-import.ts';
import { discardImport, undoImport } from './undo-import.ts';

export const orderImportRoutes = [
  route(endpoints.convertCsv, ({ ctx, body }) => convertCsv({ ctx, input: body })),
  route(endpoints.createImportUpload, ({ ctx }) => createImportUpload({ ctx })),
  route(endpoints.createOrderImport, ({ ctx, body }) => createImport({ ctx, input: body })),
  route(endpoints.listOrderImports, ({ ctx, query }) => listImports({ ctx, query })),
  route(endpoints.getOrderImport, ({ ctx, params }) => getImport({ ctx, id: params.id })),
  route(endpoints.listImportRows, ({ ctx, params, query }) => listRows({ ctx, id: params.id, query })),
  route(endpoints.listImportServices, ({ ctx, params }) => listServices({ ctx, id: params.id })),
  route(endpoints.getImportPreview, ({ ctx, params }) => previewImport({ ctx, id: params.id })),
  route(endpoints.editImportRows, ({ ctx, params, body }) => editRows({ ctx, id: params.id, rows: body.rows })),
  route(endpoints.fixImportRows, ({ ctx, params, body }) => fixRows({ ctx, id: params.id, input: body })),
  route(endpoints.remapOrderImport, ({ ctx, params, body }) => remapImport({ ctx, id: params.id, input: body })),
  route(endpoints.importOrders, ({ ctx, params }) => importOrders({ ctx, id: params.id })),
  route(endpoints.undoOrderImport, ({ ctx, params }) => undoImport({ ctx, id: params.id })),
  route(endpoints.discardOrderImport, ({ ctx, params }) => discardImport({ ctx, id: params.id })),
  route(endpoints.getRefusedRows, ({ ctx, params }) => getRefused({ ctx, id: params.id })),
  route(endpoints.getImportTemplate, ({ ctx, query }) => getTemplate({ ctx, format: query.format })),
  route(endpoints.getImportExample, ({ ctx, query }) => getExample({ ctx, ...query })),
];
