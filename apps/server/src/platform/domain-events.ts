/**
 * What happened, told inside the transaction in which it happened. A module adds its events in its `*.events.ts` by
 * declaration merging: the name, and the payload its subscribers get. These are neither the live events of browsers nor a
 * queue: nothing is delivered later.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules merge their events into it
export interface DomainEvents {}
