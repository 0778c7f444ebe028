import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { OrderRow } from '../order/index.ts';
import { quoteInputOf } from './estimate-order.ts';
import type { QuoteRow } from './estimate.table.ts';
import type { QuoteEntry } from './pricing.ts';
import { quoteInputHash, type QuoteTerms } from './quote-input.ts';
import { findQuote } from './quote.repo.ts';

/** What became of an offer: it can be bought, or why it cannot. */
export type QuoteEntryOutcome =
  | { status: 'found'; entry: QuoteEntry; quote: QuoteRow }
  | { status: 'expired'; quote: QuoteRow }
  | { status: 'not_found' };

const ENTRY_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\d{1,3}$/;

/** A company's own offer by its `estimated_costs_id`. */
export async function getQuoteEntry({
  ctx,
  company_id,
  estimated_costs_id,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>;
  company_id: string;
  estimated_costs_id: string;
}): Promise<QuoteEntryOutcome> {
  const quote_id = ENTRY_ID.exec(estimated_costs_id)?.[1];
  const quote = quote_id === undefined ? null : await findQuote(ctx, company_id, quote_id);
  const entry = quote?.entries.find((one) => one.id === estimated_costs_id);
  if (quote === null || entry === undefined) return { status: 'not_found' };
  if (quote.expires_at <= epochSeconds(ctx.clock)) return { status: 'expired', quote };
  return { status: 'found', entry, quote };
}

/**
 * The offer a label is bought by, at the price it was shown with. Throws `quote_expired` when it no longer holds, also
 * because the parcel is not the one that was priced any more or is to be insured otherwise, and `not_found` when it was never made for this parcel.
 */
export async function findQuotedEntry(
  ctx: Ctx,
  {
    order,
    estimated_costs_id,
    is_insured,
  }: { order: OrderRow; estimated_costs_id: string; is_insured?: boolean | undefined },
): Promise<QuoteEntry> {
  const outcome = await getQuoteEntry({ ctx, company_id: order.company_id, estimated_costs_id });
  if (outcome.status === 'not_found' || outcome.quote.order_id !== order.id) throw new DomainError('not_found');
  if (outcome.status === 'expired') throw new DomainError('quote_expired');
  const { facts_hash, terms } = outcome.quote.params;
  const is_same_insurance = is_insured === undefined || is_insured === (terms as QuoteTerms).is_insured;
  if (facts_hash !== quoteInputHash(quoteInputOf(order)) || !is_same_insurance) {
    throw new DomainError('quote_expired', { detail: 'The parcel was changed after its price was asked.' });
  }
  return outcome.entry;
}
