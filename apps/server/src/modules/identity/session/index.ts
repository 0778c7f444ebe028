export { endLoginsAs, endSessionsOf } from './end-sessions-of.ts';
export { findActor, findActorOfPerson, findActorOfSession } from './find-actor.ts';
export { isNewDevice } from './is-new-device.ts';
export { verifyLiveToken } from './live-ticket.ts';
export { startSession } from './start-session.ts';
export { purgeSessions } from './purge-sessions.ts';
export type { NewSession } from './start-session.ts';
export type { SessionMethod } from './session.table.ts';
