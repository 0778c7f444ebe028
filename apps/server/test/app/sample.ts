import type { CallOptions } from './test-app.fixtures.ts';

export type Sample = Pick<CallOptions, 'params' | 'query' | 'body' | 'headers'> & {
  /** Whose session it takes for the call to do its work, when the samples' owner cannot do it: a code is its person's. */
  own_token?: string;
};
