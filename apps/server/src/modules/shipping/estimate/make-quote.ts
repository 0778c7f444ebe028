import type { Ctx } from '../../../platform/context.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { requestRates } from './request-rates.ts';
import type { QuoteRow } from './estimate.table.ts';
import { courierRequestOf, quoteInputHash } from './quote-input.ts';
import type { QuoteInput, QuoteTerms } from './quote-input.ts';
import { findQuoteFor, storeQuote } from './quote.repo.ts';

/** How long a price holds (trust 3). */
export const QUOTE_TTL_S = 15 * 60;
/** A quote that lacks a courier's answer is not kept for its whole life: the courier may be back in a moment. */
const PARTIAL_QUOTE_REUSED_S = 30;

/**
 * The quote for a question: the stored one when the same parameters were asked before and it still holds (spec 4 "Fee
 * estimate is skipped"), else a new one from the couriers. `refresh` always asks.
 */
export async function makeQuote(
  ctx: Ctx,
  facts: QuoteInput,
  terms: QuoteTerms,
  options: { refresh: boolean },
): Promise<QuoteRow> {
  const now = epochSeconds(ctx.clock);
  const params_hash = quoteInputHash(facts, terms);
  const known = options.refresh ? null : await findQuoteFor(ctx, params_hash, now);
  if (known !== null && (known.couriers_unavailable.length === 0 || now - known.created_at < PARTIAL_QUOTE_REUSED_S))
    return known;

  const id = newId(ctx.clock.now());
  const asked = await requestRates(
    ctx,
    courierRequestOf(facts, now),
    {
      country: terms.country,
      origin_country: facts.origin.country,
      destination_country: facts.destination.country,
      at: now,
      tax_schedule: terms.tax_schedule,
      tax_registered: terms.tax_registered,
      cod_minor: facts.cod_minor,
      cod_type: facts.cod_type,
      value_minor: facts.value_minor,
      is_insured: terms.is_insured,
      delivery_type: facts.delivery_type,
      voucher: terms.voucher,
    },
    id,
  );
  const row: QuoteRow = {
    id,
    company_id: terms.company_id,
    order_id: terms.order_id,
    params_hash,
    params: { facts, terms, facts_hash: quoteInputHash(facts) },
    ...asked,
    created_at: now,
    expires_at: now + QUOTE_TTL_S,
  };
  await storeQuote(ctx, row);
  return row;
}
