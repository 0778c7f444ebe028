import type { SharedOrder } from '@sampan/contract';
import { formatMoney, toMajor } from '@sampan/country-rules';
import { pageDriver } from '@sampan/messages/en/page-driver';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf } from '../../../platform/errors.ts';
import { maskPhone } from '../../../platform/mask-contact.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany } from '../../identity/account/index.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { signConfirmToken } from './confirm-token.ts';
import { findUnlockedLink, markOpened, returnAttempt, consumeAttempt } from './confirmation.repo.ts';
import type { LinkRow } from './confirmation.table.ts';
import { MAX_WRONG_PROOFS, stateForRecipient } from './confirmation-link.status.ts';
import { initialsOf, maskOrderNumber } from './mask-order-number.ts';
import { isCorrectAnswer, recipientCheckOf, readAnswer, type RecipientCheck } from './recipient-check.ts';
import { countryOf } from './link-country.ts';

/** The link somebody holds, with its parcel. A page of another shop gets nothing. Throws `share_link_not_available`. */
export async function openUnlockedLink(ctx: Ctx, token: string): Promise<{ link: LinkRow; order: OrderRow }> {
  const link = await findUnlockedLink(ctx, token);
  const is_foreign = [ctx.key, ctx.shop].some((shop) => shop !== null && shop.company_id !== link.company_id);
  if (is_foreign) throw new DomainError('share_link_not_available');
  return { link, order: await findOrder(ctx, link.company_id, link.order_id) };
}

/**
 * What the holder of a link may see (spec 7 POST order/share/{id}/parse; trust 4.13): whose parcel it is, and after the
 * right proof the address. A wrong proof costs one of five tries; one that cannot be an answer is `invalid_input` and costs none.
 */
export async function parseShareLink({
  ctx,
  token,
  proof: typed,
}: {
  ctx: Ctx;
  token: string;
  proof: string | undefined;
}): Promise<SharedOrder> {
  const { link, order } = await openUnlockedLink(ctx, token);
  const now = epochSeconds(ctx.clock);
  const shop_name = (await findCompany(ctx, link.company_id))?.name ?? '';
  const bare = bareAnswer(shop_name, stateForRecipient(link, order, now));
  if (bare.state !== 'locked') return bare;
  const proof = recipientCheckOf(order);
  // The merchant took the phone out meanwhile: nothing could open it any more.
  if (proof === null) return { ...bare, state: 'closed' };
  await noteOpening(ctx, link, order, now);
  const locked: SharedOrder = {
    ...bare,
    order_number: maskOrderNumber(order.number),
    country_code: countryOf(order),
    proof: proof.kind,
    tries_left: MAX_WRONG_PROOFS - link.wrong_proofs,
    expires_at: link.expires_at,
  };
  if (typed === undefined || typed === '') return locked;
  const tried = await tryProof(ctx, link, proof, requireReadable(proof, typed));
  if (!tried.is_right) return { ...locked, tries_left: tried.left, is_proof_wrong: true };
  return { ...locked, ...(await openAnswer(ctx, link, order, now)) };
}

function bareAnswer(shop_name: string, state: SharedOrder['state']): SharedOrder {
  return {
    state,
    shop: { name: shop_name, initials: initialsOf(shop_name) },
    order_number: null,
    country_code: null,
    proof: null,
    tries_left: null,
    is_proof_wrong: false,
    expires_at: null,
    recipient: null,
    cod: null,
    confirm_token: null,
  };
}

/** The merchant sees that somebody looked. */
async function noteOpening(ctx: Ctx, link: LinkRow, order: OrderRow, now: number): Promise<void> {
  if (link.opened_at !== null) return;
  await withTransaction(ctx, async (tx) => {
    if (await markOpened(tx, link, now))
      await writeLiveEvent(tx, link.company_id, 'order_updated', { order_id: order.id, status: order.status });
  });
}

function requireReadable(proof: RecipientCheck, typed: string): string {
  const given = readAnswer(proof.kind, typed);
  if (given === null) {
    const sentence = pageDriver[proof.kind === 'phone_last4' ? 'proof_invalid_phone' : 'proof_invalid_post_code'];
    throw new DomainError('invalid_input', { errors: [fieldErrorOf('proof', 'validate.proof_invalid', sentence)] });
  }
  return given;
}

async function tryProof(ctx: Ctx, link: LinkRow, proof: RecipientCheck, given: string) {
  return withTransaction(ctx, async (tx): Promise<{ is_right: boolean; left: number }> => {
    const used = await consumeAttempt(tx, link);
    if (used === null) return { is_right: false, left: 0 };
    if (!isCorrectAnswer(proof, given)) return { is_right: false, left: MAX_WRONG_PROOFS - used };
    await returnAttempt(tx, link);
    return { is_right: true, left: MAX_WRONG_PROOFS - used + 1 };
  });
}

async function openAnswer(ctx: Ctx, link: LinkRow, order: OrderRow, now: number): Promise<Partial<SharedOrder>> {
  const recipient = order.shipping_address;
  if (!recipient) throw new DomainError('share_link_not_available');
  return {
    state: 'open',
    proof: null,
    tries_left: null,
    recipient: {
      name: recipient.name,
      phone_masked: maskPhone(recipient.phone),
      coordinate: recipient.coordinate,
      delivery_instructions: order.delivery_instructions,
    },
    cod: order.is_cod ? codOf(order) : null,
    confirm_token: signConfirmToken(ctx, link, now),
  };
}

function codOf({ expected_cod_minor, currency }: OrderRow): SharedOrder['cod'] {
  return { amount: toMajor(expected_cod_minor, currency), currency, text: formatMoney(expected_cod_minor, currency) };
}
