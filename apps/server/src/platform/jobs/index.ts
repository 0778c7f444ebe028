export { createBulkRunner } from './bulk-runner.ts';
export type { BulkRunner } from './bulk-runner.ts';
export type { BulkStep, BulkSteps, ItemOutcome, JobResult } from './bulk-step.ts';
export { BULK_CHANNEL, presentStartedJob, startBulkJob } from './start-bulk-job.ts';
export type { NewBulkItem } from './start-bulk-job.ts';
export { purgeBulkJobs, resumeBulkJob, retryBulkJob, stopBulkJob } from './change-bulk-job.ts';
export { countItems, findSubjects, findSucceeded } from './bulk-job.repo.ts';
export type { BulkJobItemRow, BulkJobRow } from './bulk-job.table.ts';
