import type { CountryCode } from '@sampan/country-rules';
import type { Logger } from 'pino';
import type { Ports } from '../ports/ports.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Env } from '../env.ts';
import { DomainError } from './errors.ts';

export type Role = 'owner' | 'staff' | 'staff_ro';
export type Language = 'en' | 'my' | 'ph' | 'id' | 'vi';

/** Who is calling, as the session says. Everything of a company is asked for with `company_id`. */
export interface Actor {
  user_id: string;
  company_id: string;
  session_id: string;
  role: Role;
  country_code: CountryCode;
  is_admin: boolean;
  is_test: boolean;
  payment_type: 'prepaid' | 'post_billing';
}

/** What every verb is given: who asks, with which database and clock, and the outside world behind ports. */
export interface Ctx {
  db: Database;
  actor: Actor | null;
  clock: Clock;
  ports: Ports;
  env: Env;
  log: Logger;
  request_id: string;
  /** Country of the caller: the company's when signed in, else the header's (trust 4.27). */
  country: CountryCode;
  language: Language;
  ip: string;
}

/** The signed-in caller; 401 when there is none. */
export function requireActor(ctx: Ctx): Actor {
  if (!ctx.actor) throw new DomainError('unauthorized');
  return ctx.actor;
}

/** The signed-in caller who may change things; 403 for `staff_ro` (spec 6). */
export function requireWriter(ctx: Ctx): Actor {
  const actor = requireActor(ctx);
  if (actor.role === 'staff_ro') throw new DomainError('forbidden');
  return actor;
}
