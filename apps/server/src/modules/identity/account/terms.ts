import { TERMS_HASHES, TERMS_IN_FORCE_SINCE, type CountryCode } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';

/** What is kept of an acceptance: which terms by day and hash of their text, when, and from where (trust 4.36). */
export function acceptedTerms(ctx: Ctx, country: CountryCode) {
  return {
    accept_locad: true,
    terms_version: TERMS_IN_FORCE_SINCE,
    terms_hash: TERMS_HASHES[country],
    terms_accepted_at: epochSeconds(ctx.clock),
    terms_ip: ctx.ip,
  };
}

/** Whether somebody accepted the terms in force: those of another day are asked for again (spec 4, Terms modal). */
export function hasAcceptedTerms(user: { accept_locad: boolean; terms_version: string | null }): boolean {
  return user.accept_locad && user.terms_version === TERMS_IN_FORCE_SINCE;
}
