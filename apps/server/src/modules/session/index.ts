export { endSession } from './end-session.ts';
export { findActor, findActorOfSession } from './find-actor.ts';
export { actorOfLiveToken, createLiveTicket } from './live-ticket.ts';
export { startSession } from './start-session.ts';
