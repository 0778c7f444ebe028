export { createRequestLog } from './request-log-buffer.ts';
export type { RequestLog } from './request-log-buffer.ts';
export { sweepRequests } from './purge-requests.ts';
