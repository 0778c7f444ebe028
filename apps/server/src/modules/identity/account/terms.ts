import { TERMS_IN_FORCE_SINCE } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';

/**
 * What is kept of an acceptance: which terms, when, from where (trust 4.36). Who accepted others is asked again by setting
 * `accept_locad` back.
 */
export function acceptedTerms(ctx: Ctx) {
  return {
    accept_locad: true,
    terms_version: TERMS_IN_FORCE_SINCE,
    terms_accepted_at: epochSeconds(ctx.clock),
    terms_ip: ctx.ip,
  };
}
