import type { Coordinate } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { coordinateSchema, validateForm } from '@sampan/validators';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { placePrintErrors, printErrors } from '../../identity/company/index.ts';
import { confirmOrderAddress, findOrder, type OrderRow } from '../order/index.ts';
import { notifyAddressConfirmed } from '../../identity/notification-preference/index.ts';
import { findUnlockedLink, writeLink } from './confirmation.repo.ts';
import type { LinkRow } from './confirmation.table.ts';
import { isConfirmToken } from './confirm-token.ts';
import { isConfirmed } from './confirmation-link.status.ts';
import { openUnlockedLink } from './parse-link.ts';
import { allowedRedirect } from './redirect.rule.ts';
import { countryOf } from './link-country.ts';

export interface Confirmation {
  confirm_token: string;
  address: Coordinate;
  delivery_instructions?: string | undefined;
}

/** The place as the recipient's form gives it, by the rules of the parcel's country (spec 5 'Address'). Throws `invalid_input`. */
function requireAddress(address: Coordinate, country: CountryCode): Coordinate {
  const { output, issues = [] } = validateForm(coordinateSchema(country), address);
  const place = { ...address, ...output, country };
  refuseFields([
    ...issues.map((issue) =>
      issueErrorOf(issue.path === '' ? 'address' : `address.${issue.path}`, issue.key, issue.params),
    ),
    ...placePrintErrors(place, 'address'),
  ]);
  return place;
}

function requireOpen(ctx: Ctx, link: LinkRow, order: OrderRow, input: Confirmation): Coordinate {
  const now = epochSeconds(ctx.clock);
  if (link.expires_at <= now) throw new DomainError('share_link_not_available');
  if (!isConfirmToken(ctx, link, input.confirm_token, now)) throw new DomainError('share_proof_required');
  refuseFields(printErrors([['delivery_instructions', input.delivery_instructions]]));
  return requireAddress(input.address, countryOf(order));
}

/**
 * The recipient confirms the address, once (domain H): the parcel changes, its merchant sees it live. A second call, at the
 * same moment even, is answered like the first and writes nothing. Throws `share_link_not_available`,
 * `share_proof_required` without a token of `parseShareLink`, `order_locked` once the label is bought.
 */
export async function confirmShareLink({
  ctx,
  token,
  input,
}: {
  ctx: Ctx;
  token: string;
  input: Confirmation;
}): Promise<{ state: 'confirmed'; redirect_url: string | null }> {
  const held = await openUnlockedLink(ctx, token);
  await withTransaction(ctx, async (tx) => {
    // The parcel first, as everywhere: two calls that lock both never wait for each other.
    const order = await findOrder(tx, held.link.company_id, held.link.order_id, { lock: true });
    const link = await findUnlockedLink(tx, token, { lock: true });
    if (isConfirmed(link, order)) return;
    const coordinate = requireOpen(tx, link, order, input);
    const { delivery_instructions } = input;
    const written = await confirmOrderAddress(tx, order, { coordinate, delivery_instructions });
    await writeLink(tx, link, { confirmed_at: written.address_confirmed_at });
    await notifyAddressConfirmed(tx, written);
  });
  return { state: 'confirmed', redirect_url: await allowedRedirect(ctx, held.link.company_id, held.link.redirect_url) };
}
