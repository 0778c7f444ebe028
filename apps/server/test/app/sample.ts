import type { CallOptions } from './test-app.fixtures.ts';

export type Sample = Pick<CallOptions, 'params' | 'query' | 'body' | 'headers'>;
