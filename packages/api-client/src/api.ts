import { endpoints } from '@sampan/contract';
import type { Endpoint, EndpointName } from '@sampan/contract';
import type { ApiCall, CallOptions } from './call-input.ts';
import { createCaller } from './caller.ts';
import type { ApiOptions } from './caller.ts';

/** One typed function per endpoint of the contract: `api.getOrder({ params: { id } }, { signal })`. */
export type Api = { readonly [N in EndpointName]: ApiCall<(typeof endpoints)[N]> };

type LooseCall = (endpoint: Endpoint, input: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * The client of the whole product. Every function resolves with the endpoint's answer and rejects with an `ApiError`
 * (`isApiError`), or with the abort reason of the signal it was given. GETs are repeated twice when the network or the
 * server stumbles; nothing else is.
 */
export function createApi(options: ApiOptions): Api {
  const call = createCaller(options) as LooseCall;
  const functions = Object.entries(endpoints).map(([name, endpoint]) => {
    return [name, (input?: unknown, call_options?: CallOptions) => call(endpoint, input, call_options)] as const;
  });
  return Object.fromEntries(functions) as unknown as Api;
}
