export { endSession } from './end-session.ts';
export { findActor, findActorOfSession } from './find-actor.ts';
export { actorOfLiveToken, createLiveTicket } from './live-ticket.ts';
export { requiresEmailVerification } from './requires-email-verification.ts';
export { startSession } from './start-session.ts';
export type { NewSession } from './start-session.ts';
export type { SessionMethod } from './session.table.ts';
