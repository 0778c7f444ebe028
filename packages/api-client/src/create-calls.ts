import type { Endpoint } from '@sampan/contract';
import { errorWithoutAnswer } from './api-error.ts';
import type { ApiCall, CallOptions } from './call-input.ts';
import { createCaller } from './caller.ts';
import type { ApiOptions } from './caller.ts';
import type { LaterEndpoints } from './later-endpoints.ts';

/** One typed function per endpoint of a table. */
export type Calls<Table> = { readonly [N in keyof Table]: Table[N] extends Endpoint ? ApiCall<Table[N]> : never };

type LooseCall = (endpoint: Endpoint, input: unknown, options?: CallOptions) => Promise<unknown>;
type LooseFunction = (input?: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * Functions that call the endpoints of a table, under its names.
 *
 * @param later fetches those the table leaves out, when the first of them is called
 */
export function createCalls<Table extends object>(
  table: Table,
  options: ApiOptions,
  later: LaterEndpoints | null = null,
): Calls<Table> {
  const call = createCaller(options) as LooseCall;
  const functions: Record<string, LooseFunction> = {};
  for (const [name, endpoint] of Object.entries(table as Readonly<Record<string, Endpoint>>))
    functions[name] = (input, call_options) => call(endpoint, input, call_options);
  return (later === null ? functions : withLater(functions, later, call)) as unknown as Calls<Table>;
}

function withLater(
  functions: Record<string, LooseFunction>,
  later: LaterEndpoints,
  call: LooseCall,
): Record<string, LooseFunction> {
  const endpointOf = async (name: string) => {
    const table = await later().catch((cause: unknown) => {
      throw errorWithoutAnswer('network', null, cause);
    });
    const endpoint = table[name];
    if (endpoint === undefined) throw new TypeError(`no endpoint is called ${name}`);
    return endpoint;
  };
  return new Proxy(functions, {
    get(known, name) {
      // What is asked of anything that may be a promise: it is none.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return (known[name] ??= async (input, call_options) => call(await endpointOf(name), input, call_options));
    },
  });
}
