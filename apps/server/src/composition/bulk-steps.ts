import type { BulkSteps } from '../platform/jobs/index.ts';

/**
 * How each kind of bulk job is done. A module that adds a kind exports a `BulkStep`, and its verb starts jobs with
 * `startBulkJob`; nothing else has to know.
 */
export const bulkSteps: BulkSteps = {};
