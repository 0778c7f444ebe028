import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, id, listOf } from './primitive.ts';

export const sessionMethod = v.picklist([
  'password',
  'phone',
  'google',
  'facebook',
  'register',
  'invitation',
  'login_as',
]);

const signIn = {
  /** How the person proved who they are; `login_as` is an admin of Sampan who acts in their name. */
  method: sessionMethod,
  ip: v.string(),
  /** Browser and system for people to read, as 'Chrome, Windows'; empty when the program did not say. */
  device: v.string(),
  created_at: epochSeconds,
};

/** A signed-in browser of the caller (ASVS 7.5). */
export const activeSession = v.object({
  id,
  ...signIn,
  /** Whom an admin acts as in it; null in sessions of people's own. */
  acts_as: v.nullable(v.string()),
  /** The session that asks. */
  is_current: v.boolean(),
  last_seen_at: epochSeconds,
  expires_at: epochSeconds,
});
export type ActiveSession = v.InferOutput<typeof activeSession>;

export const listSessions = endpoint({
  name: 'listSessions',
  service: 'main',
  method: 'GET',
  path: '/me/session/list',
  access: 'member',
  summary: 'List your sessions, current first, then most recently used',
  spec: '4 Sessions',
  response: listOf(activeSession),
});

export const revokeSession = endpoint({
  name: 'revokeSession',
  service: 'main',
  method: 'DELETE',
  path: '/me/session/{id}',
  access: 'member',
  while_impersonating: false,
  summary: 'Sign out one of your sessions',
  spec: '4 Sessions',
  params: v.object({ id }),
  response: done,
});

export const revokeOtherSessions = endpoint({
  name: 'revokeOtherSessions',
  service: 'main',
  method: 'DELETE',
  path: '/me/session',
  access: 'member',
  while_impersonating: false,
  summary: 'Sign out all other sessions',
  spec: '4 Sessions',
  response: v.object({ success: v.literal(true), ended: v.number() }),
});

export const trackLogin = endpoint({
  name: 'trackLogin',
  service: 'main',
  method: 'GET',
  path: '/me/track_login',
  access: 'member',
  summary: 'Get the current session and the previous sign-in',
  spec: '7 Account',
  response: v.object({
    current: v.object(signIn),
    /** Null for somebody who never signed in before. */
    previous: v.nullable(v.object(signIn)),
  }),
});

/** Keeps the session from ending for idleness while somebody looks at the page, and tells the company who is there. */
export const trackActive = endpoint({
  name: 'trackActive',
  service: 'main',
  method: 'POST',
  path: '/me/track_active',
  access: 'member',
  summary: 'Record that the current session is in use',
  spec: '7 Orders',
  response: done,
  idempotency: 'none',
});
