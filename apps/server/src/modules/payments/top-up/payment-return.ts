import type { PaymentReturn } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';
import { presentTopUp } from './present-top-up.ts';
import { findTopUp } from './top-up.repo.ts';

const PURPOSE = 'payment_return';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
/** A message in an address can be shown this long; the payment itself is always there. */
const LIFE_S = 3_600;

/** Proves that a message about a payment is ours where it comes back in an address (trust 4.7). */
export function signMessage(ctx: Ctx, about: { company_id: string; top_up_id: string; message: string }): string {
  const { company_id, top_up_id, message } = about;
  const expires_at = epochSeconds(ctx.clock) + LIFE_S;
  return signGrant(ctx.env.signing_secrets, {
    company_id,
    payload: { purpose: PURPOSE, top_up_id, message },
    expires_at,
  });
}

/** The grant of a text from an address; anything can stand there. */
function grantOf(ctx: Ctx, state: string) {
  try {
    return readGrant(ctx.env.signing_secrets, state, epochSeconds(ctx.clock));
  } catch {
    return null;
  }
}

/**
 * What is true of an address somebody came back by (trust 4.7, spec 2 'Redirect rules'): how the payment stands in our books,
 * and its message only where we signed that very message for this company. Everything else in the address is a hint.
 */
export async function getPaymentReturn({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { payment_id?: string | undefined; message?: string | undefined; state?: string | undefined };
}): Promise<PaymentReturn> {
  const { company_id } = requireActor(ctx);
  const grant = grantOf(ctx, query.state ?? '');
  const is_ours =
    grant?.payload['purpose'] === PURPOSE &&
    grant.company_id === company_id &&
    query.message !== undefined &&
    grant.payload['message'] === query.message;
  const id = is_ours ? String(grant.payload['top_up_id']) : (query.payment_id ?? '');
  const row = UUID.test(id) ? await findTopUp(ctx, company_id, id) : null;
  return { top_up: row && (await presentTopUp(ctx, row)), message: is_ours ? (query.message ?? null) : null };
}
