import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
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
  serve(endpoints.listAdjustments, ({ ctx, query }) => listAdjustments({ ctx, query })),
  serve(endpoints.downloadAdjustments, ({ ctx, query }) => downloadAdjustments({ ctx, query })),
  serve(endpoints.getAdjustment, ({ ctx, params }) => getAdjustment({ ctx, id: params.id })),
  serve(endpoints.downloadAdjustment, ({ ctx, params }) => downloadAdjustment({ ctx, id: params.id })),
  serve(endpoints.acceptAdjustment, ({ ctx, params }) => acceptAdjustment({ ctx, id: params.id })),
  serve(endpoints.disputeAdjustment, ({ ctx, params, body }) => disputeAdjustment({ ctx, id: params.id, input: body })),
  serve(endpoints.listOperatorAdjustments, ({ ctx, query }) => listOperatorAdjustments({ ctx, query })),
  serve(endpoints.listReweighImports, ({ ctx, query }) => listReweighImports({ ctx, query })),
  serve(endpoints.importReweighs, ({ ctx, body }) => importReweighs({ ctx, input: body })),
  serve(endpoints.createOperatorAdjustment, ({ ctx, body }) => createOperatorAdjustment({ ctx, input: body })),
  serve(endpoints.getOperatorAdjustment, ({ ctx, params }) => getOperatorAdjustment({ ctx, id: params.id })),
  serve(endpoints.addAdjustmentPhotos, ({ ctx, params, body }) =>
    addAdjustmentPhotos({ ctx, id: params.id, input: body }),
  ),
  serve(endpoints.decideAdjustment, ({ ctx, params, body }) => decideAdjustment({ ctx, id: params.id, input: body })),
  serve(endpoints.reverseAdjustment, ({ ctx, params, body }) => reverseAdjustment({ ctx, id: params.id, input: body })),
];
