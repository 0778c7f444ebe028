import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { downloadAdjustment, downloadAdjustments } from './adjustment-export.ts';
import { acceptAdjustment, disputeAdjustment } from './answer-adjustment.ts';
import {
  addAdjustmentPhotos,
  createOperatorAdjustment,
  decideAdjustment,
  reverseAdjustment,
} from './decide-adjustment.ts';
import { importReweighs, listReweighImports } from './import-reweighs.ts';
import { getAdjustment, listAdjustments } from './list-adjustments.ts';
import { getOperatorAdjustment, listOperatorAdjustments } from './list-operator-adjustments.ts';

export const adjustmentRoutes = [
  route(endpoints.listAdjustments, ({ ctx, query }) => listAdjustments({ ctx, query })),
  route(endpoints.downloadAdjustments, ({ ctx, query }) => downloadAdjustments({ ctx, query })),
  route(endpoints.getAdjustment, ({ ctx, params }) => getAdjustment({ ctx, id: params.id })),
  route(endpoints.downloadAdjustment, ({ ctx, params }) => downloadAdjustment({ ctx, id: params.id })),
  route(endpoints.acceptAdjustment, ({ ctx, params }) => acceptAdjustment({ ctx, id: params.id })),
  route(endpoints.disputeAdjustment, ({ ctx, params, body }) => disputeAdjustment({ ctx, id: params.id, input: body })),
  route(endpoints.listOperatorAdjustments, ({ ctx, query }) => listOperatorAdjustments({ ctx, query })),
  route(endpoints.listReweighImports, ({ ctx, query }) => listReweighImports({ ctx, query })),
  route(endpoints.importReweighs, ({ ctx, body }) => importReweighs({ ctx, input: body })),
  route(endpoints.createOperatorAdjustment, ({ ctx, body }) => createOperatorAdjustment({ ctx, input: body })),
  route(endpoints.getOperatorAdjustment, ({ ctx, params }) => getOperatorAdjustment({ ctx, id: params.id })),
  route(endpoints.addAdjustmentPhotos, ({ ctx, params, body }) =>
    addAdjustmentPhotos({ ctx, id: params.id, input: body }),
  ),
  route(endpoints.decideAdjustment, ({ ctx, params, body }) => decideAdjustment({ ctx, id: params.id, input: body })),
  route(endpoints.reverseAdjustment, ({ ctx, params, body }) => reverseAdjustment({ ctx, id: params.id, input: body })),
];
