import type { Endpoint } from '@sampan/contract';
import type { ApiCall, CallOptions } from './call-input.ts';
import { createCaller } from './caller.ts';
import type { ApiOptions } from './caller.ts';

/** One typed function per endpoint of a table. */
export type Calls<Table> = { readonly [N in keyof Table]: Table[N] extends Endpoint ? ApiCall<Table[N]> : never };

type LooseCall = (endpoint: Endpoint, input: unknown, options?: CallOptions) => Promise<unknown>;

/** Functions that call the endpoints of a table, under its names. */
export function createCalls<Table extends object>(table: Table, options: ApiOptions): Calls<Table> {
  const call = createCaller(options) as LooseCall;
  const functions = Object.entries(table as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => {
    return [name, (input?: unknown, call_options?: CallOptions) => call(endpoint, input, call_options)] as const;
  });
  return Object.fromEntries(functions) as unknown as Calls<Table>;
}
