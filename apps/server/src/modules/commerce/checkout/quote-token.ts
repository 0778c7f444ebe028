import type { Ctx } from '../../../platform/context.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';

/** How long a price at the checkout holds (trust 3). */
export const QUOTE_TTL_S = 15 * 60;

export interface QuotedPurchase {
  public_id: string;
  quantity: number;
}

/** A signature of its own: a download link is no quote and a quote opens no file. */
function keysOf(ctx: Pick<Ctx, 'env'>): string[] {
  return ctx.env.signing_secrets.map((secret) => `${secret}:checkout-quote`);
}

/** What was quoted, signed: the buyer's page carries it and cannot change it. It holds no price, because none would be believed. */
export function signQuote(
  ctx: Ctx,
  company_id: string,
  quoted: QuotedPurchase,
): { quote_id: string; expires_at: number } {
  const expires_at = epochSeconds(ctx.clock) + QUOTE_TTL_S;
  return { quote_id: signGrant(keysOf(ctx), { company_id, payload: { ...quoted }, expires_at }), expires_at };
}

/** Null for what is not ours or too old. */
export function readQuote(ctx: Ctx, quote_id: string): QuotedPurchase | null {
  const grant = readGrant(keysOf(ctx), quote_id, epochSeconds(ctx.clock));
  return grant && (grant.payload as unknown as QuotedPurchase);
}
