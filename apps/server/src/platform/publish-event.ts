import type { Ctx } from './context.ts';
import type { DomainEvents } from './domain-events.ts';

/**
 * Calls the subscribers of an event one after the other in the caller's transaction, in the order of
 * composition/subscriptions.ts. An error of one fails the transaction.
 */
export async function publishEvent<Name extends keyof DomainEvents>(
  tx: Ctx,
  name: Name,
  payload: DomainEvents[Name],
): Promise<void> {
  for (const subscriber of tx.events[name] ?? []) await subscriber(tx, payload);
}
