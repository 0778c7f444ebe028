import type { ApiScope, PublishableKey } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { Logger } from 'pino';
import type { Ports } from '../ports/ports.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Env } from './config/env.ts';
import type { BulkJobRow } from './jobs/bulk-job.table.ts';
import type { DomainEvents } from './domain-events.ts';
import { DomainError } from './errors.ts';
import type { ShopHost } from './http/shop-host.ts';

export type Role = 'owner' | 'staff' | 'staff_ro';
export type Language = 'en' | 'my' | 'ph' | 'id' | 'vi';

/** Who is calling, as the session or the secret key says. Everything of a company is asked for with `company_id`. */
export interface Actor {
  /** In whose name things happen; for a secret key, who made it. */
  user_id: string;
  company_id: string;
  /** Null for a secret key. */
  session_id: string | null;
  /** The admin of Sampan who acts as `user_id` (spec 6 'Login as'); null when people act for themselves. */
  impersonator_id: string | null;
  /** When acting as somebody else ends; only while an admin does. */
  impersonated_until?: number;
  /** The secret key a shop's server calls with; null for people. */
  api_key: {
    id: string;
    mode: 'test' | 'live';
    scopes: readonly ApiScope[];
    /** False for a test key, but in a company that only tests: no money, no courier, no message to anybody. */
    may_spend: boolean;
  } | null;
  role: Role;
  country_code: CountryCode;
  is_admin: boolean;
  is_test: boolean;
  payment_type: 'prepaid' | 'post_billing';
  is_mail_verified: boolean;
  requires_email_verification: boolean;
  accept_locad: boolean;
}

/** The page a browser calls from. */
export interface Page {
  /** As the browser says it in `Origin`: `https://shop.example`, or `null` for a file or a sandboxed frame. */
  origin: string;
  /** One of our own pages, where no key is needed. */
  is_own: boolean;
}

/** The publishable key a page calls with (widgets.md 2). It says whose shop the page is, never who sits before it. */
export interface PageKey extends Pick<PublishableKey, 'id' | 'mode' | 'scopes' | 'allowed_origins'> {
  company_id: string;
  is_revoked: boolean;
}

/** Who is told of an event, in this order (platform/publish-event.ts). */
export type Subscriptions = {
  readonly [Name in keyof DomainEvents]?: readonly ((tx: Ctx, payload: DomainEvents[Name]) => Promise<void>)[];
};

/** Reads of modules above the one that needs them, given by composition/server.ts. */
export interface Lookups {
  /** The saved cards of a company, the default one first. */
  cardIds(ctx: Ctx, company_id: string): Promise<{ id: string; is_default: boolean }[]>;
  /** The first shelf and SKU of each parcel that a warehouse holds, as they are walked past. */
  shelvesOf(ctx: Ctx, company_id: string, order_ids: readonly string[]): Promise<Map<string, string>>;
  /** Reads the order of a parcel at its store before its label is bought. Throws `store_order_changed`. */
  freshenOrder(ctx: Ctx, order_id: string): Promise<void>;
  /** A fresh link to what a completed bulk job made; null when there is nothing. */
  linkOfJob(ctx: Ctx, job: BulkJobRow): string | null;
  /** A person of a company with the rights of now, without a session; null when there is none any more. */
  actorOf(ctx: Ctx, person: { company_id: string; user_id: string }): Promise<Actor | null>;
}

/** What every verb is given: who asks, with which database and clock, and the outside world behind ports. */
export interface Ctx {
  db: Database;
  actor: Actor | null;
  /** Only on endpoints with a `key_scope`, and there only when the call brought a key that may make it. */
  key: PageKey | null;
  /** The company under whose own domain the call came: of nobody else's parcels it hears. */
  shop: ShopHost | null;
  /** Null for servers and for plain reads by our own pages. */
  page: Page | null;
  clock: Clock;
  ports: Ports;
  events: Subscriptions;
  lookups: Lookups;
  env: Env;
  log: Logger;
  request_id: string;
  /** Caller, route and Idempotency-Key of the call, where one was sent: what `onceId` is made of. */
  idempotency_key?: string;
  /** Country of the caller: the company's when signed in, else the header's (trust 4.27). */
  country: CountryCode;
  language: Language;
  ip: string;
  /** Adds a `Set-Cookie` to the answer of a call; absent where nobody is answered. */
  setCookie?: (text: string) => void;
  /** As the browser or the program calls itself, cut to a length; empty for the server's own work. */
  user_agent: string;
}

/** The signed-in caller; 401 when there is none. */
export function requireActor(ctx: Ctx): Actor {
  if (!ctx.actor) throw new DomainError('unauthorized');
  return ctx.actor;
}

/** The session of the caller; 403 for a secret key, which has none. */
export function requireSession(ctx: Ctx): Actor & { session_id: string } {
  const actor = requireActor(ctx);
  const { session_id } = actor;
  if (session_id === null) throw new DomainError('people_only');
  return { ...actor, session_id };
}

/** The signed-in caller who may change things; 403 for `staff_ro` (spec 6). */
export function requireWriter(ctx: Ctx): Actor {
  const actor = requireActor(ctx);
  if (actor.role === 'staff_ro') throw new DomainError('forbidden');
  return actor;
}
