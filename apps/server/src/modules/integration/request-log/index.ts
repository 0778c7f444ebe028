export { createRequestLog } from './request-log-buffer.ts';
export type { RequestLog } from './request-log-buffer.ts';
export { purgeRequests } from './purge-requests.ts';
