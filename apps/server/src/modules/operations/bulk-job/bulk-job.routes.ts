import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { resumeBulkJob, retryBulkJob, stopBulkJob } from '../../../platform/jobs/index.ts';
import { getBulkJob, listBulkJobItems, listBulkJobs } from './read-bulk-job.ts';

export const bulkJobRoutes = [
  route(endpoints.listBulkJobs, ({ ctx, query }) => listBulkJobs({ ctx, query })),
  route(endpoints.getBulkJob, ({ ctx, params }) => getBulkJob({ ctx, id: params.id })),
  route(endpoints.listBulkJobItems, ({ ctx, params, query }) => listBulkJobItems({ ctx, id: params.id, query })),
  route(endpoints.stopBulkJob, ({ ctx, params }) =>
    stopBulkJob(ctx, params.id, (tx) => getBulkJob({ ctx: tx, id: params.id })),
  ),
  route(endpoints.resumeBulkJob, ({ ctx, params }) =>
    resumeBulkJob(ctx, params.id, (tx) => getBulkJob({ ctx: tx, id: params.id })),
  ),
  route(endpoints.retryBulkJob, ({ ctx, params }) =>
    retryBulkJob(ctx, params.id, (tx) => getBulkJob({ ctx: tx, id: params.id })),
  ),
];
