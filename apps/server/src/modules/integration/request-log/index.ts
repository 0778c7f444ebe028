export { createRequestLog } from './request-log.writer.ts';
export type { RequestLog } from './request-log.writer.ts';
export { sweepRequests } from './sweep-requests.ts';
