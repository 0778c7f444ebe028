import { endpoints } from '@sampan/contract';
import type { ApiOptions } from './caller.ts';
import { createCalls, type Calls } from './create-calls.ts';
import { laterEndpoints } from './later-endpoints.ts';

/** One typed function per endpoint of the contract: `api.getOrder({ params: { id } }, { signal })`. */
export type Api = Calls<typeof endpoints>;

/**
 * The client of the whole product. Every function resolves with the endpoint's answer and rejects with an `ApiError`
 * (`isApiError`), or with the abort reason of the signal it was given. GETs are repeated twice when the network or the
 * server stumbles; nothing else is.
 */
export function createApi(options: ApiOptions): Api {
  return createCalls(endpoints, options, laterEndpoints);
}
