import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';

/** The day of the terms in force: who accepted others is asked again by setting `accept_locad` back. */
const TERMS_VERSION = '2026-11-01';

/** What is kept of an acceptance: which terms, when, from where (trust 4.36). */
export function acceptedTerms(ctx: Ctx) {
  return {
    accept_locad: true,
    terms_version: TERMS_VERSION,
    terms_accepted_at: epochSeconds(ctx.clock),
    terms_ip: ctx.ip,
  };
}
