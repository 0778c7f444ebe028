import { setImmediate } from 'node:timers/promises';
import type { Ctx } from '../../../platform/context.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { requestRates } from './request-rates.ts';
import type { QuoteRow } from './estimate.table.ts';
import { courierRequestOf, quoteInputHash } from './quote-input.ts';
import type { QuoteInput, QuoteTerms } from './quote-input.ts';
import { findQuoteFor, findQuotesFor, storeQuote, storeQuotes } from './quote.repo.ts';

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
  if (known !== null && isReusable(known, now)) return known;
  const row = await askCouriers(ctx, facts, terms, now);
  await storeQuote(ctx, row);
  return row;
}

/** A new quote, not stored yet. */
async function askCouriers(ctx: Ctx, facts: QuoteInput, terms: QuoteTerms, now: number): Promise<QuoteRow> {
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
    terms.own_couriers,
  );
  return {
    id,
    company_id: terms.company_id,
    order_id: terms.order_id,
    params_hash: quoteInputHash(facts, terms),
    params: { facts, terms, facts_hash: quoteInputHash(facts) },
    ...asked,
    created_at: now,
    expires_at: now + QUOTE_TTL_S,
  };
}

/** One of many questions. */
export interface QuoteQuestion {
  facts: QuoteInput;
  terms: QuoteTerms;
  /** Kept with the quote: what the question says beside what its price depends on. */
  notes?: Record<string, unknown>;
}

/** Questions that are asked at a time. */
const ASKED_AT_ONCE = 8;

/** Quotes for many questions, in their order: known ones are read and new ones stored in one statement each. */
export async function makeQuotes(ctx: Ctx, questions: readonly QuoteQuestion[]): Promise<QuoteRow[]> {
  const now = epochSeconds(ctx.clock);
  const hashes = questions.map(({ facts, terms }) => quoteInputHash(facts, terms));
  const known = await findQuotesFor(ctx, hashes, now);
  const fresh: QuoteRow[] = [];
  const rows: QuoteRow[] = [];
  for (let start = 0; start < questions.length; start += ASKED_AT_ONCE) {
    const answers = questions.slice(start, start + ASKED_AT_ONCE).map(async ({ facts, terms, notes }, index) => {
      const stored = known.get(hashes[start + index] ?? '');
      if (stored && isReusable(stored, now)) return stored;
      const asked = await askCouriers(ctx, facts, terms, now);
      const row = notes === undefined ? asked : { ...asked, params: { ...asked.params, notes } };
      fresh.push(row);
      return row;
    });
    rows.push(...(await Promise.all(answers)));
    // A thousand questions must not hold up everybody else's requests.
    await setImmediate();
  }
  await storeQuotes(ctx, fresh);
  return rows;
}

/** A quote that lacks a courier's answer is used again only for a moment. */
function isReusable(known: QuoteRow, now: number): boolean {
  return known.couriers_unavailable.length === 0 || now - known.created_at < PARTIAL_QUOTE_REUSED_S;
}
