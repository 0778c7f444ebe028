import type { Answer, Endpoint, ParsedRequest } from '@sampan/contract';
import type { Ctx } from '../context.ts';

/** What a handler is given: the context and the request, parsed by the contract's schemas. */
export type HandlerInput<E extends Endpoint> = ParsedRequest<E> & { ctx: Ctx };

/** An endpoint of the contract with what serves it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (input: { ctx: Ctx; params: unknown; query: unknown; body: unknown }) => Promise<unknown>;
  /** For answers with a secret: what is kept of one for a repeated call, and how that call's answer is made of it. */
  readonly stored: StoredAs | null;
}

interface StoredAs {
  keep: (answer: unknown) => unknown;
  restore: (ctx: Ctx, kept: unknown) => unknown;
}

/** Joins an endpoint to its handler; the compiler holds the handler to the endpoint's request and answer. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<Answer<E>>,
  stored?: { keep: (answer: Answer<E>) => Answer<E>; restore: (ctx: Ctx, kept: Answer<E>) => Answer<E> },
): Route {
  return {
    endpoint,
    handle: (input) => handler(input as HandlerInput<E>),
    stored: (stored as StoredAs | undefined) ?? null,
  };
}
