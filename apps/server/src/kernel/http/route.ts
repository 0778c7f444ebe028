import type { Answer, Endpoint, ParsedRequest } from '@sampan/contract';
import type { Ctx } from '../context.ts';

/** What a handler is given: the context and the request, parsed by the contract's schemas. */
export type HandlerInput<E extends Endpoint> = ParsedRequest<E> & { ctx: Ctx };

/** An endpoint of the contract with what serves it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (input: { ctx: Ctx; params: unknown; query: unknown; body: unknown }) => Promise<unknown>;
}

/** Joins an endpoint to its handler; the compiler holds the handler to the endpoint's request and answer. */
export function serve<E extends Endpoint>(endpoint: E, handler: (input: HandlerInput<E>) => Promise<Answer<E>>): Route {
  return { endpoint, handle: (input) => handler(input as HandlerInput<E>) };
}
