export { createSessionStore } from './session.store.ts';
export type { SessionStore, SessionStoreOptions, SessionUser, SignedIn } from './session.store.ts';
