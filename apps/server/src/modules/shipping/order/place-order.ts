import type { OrderDraft, Party } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { allocateOrderNumbers } from '../../identity/account/index.ts';
import { findDefaultPickupLocation } from '../../identity/company/index.ts';
import { toOrderColumns, toSenderColumns } from './order-input.ts';
import { searchKeyOf } from './order-search-key.ts';
import { orders, type OrderRow } from './order.table.ts';

/** Whose parcel it is, and who hears about it. */
export interface OrderOwner {
  company_id: string;
  country_code: CountryCode;
  is_test: boolean;
  /** Of the person couriers may write to. */
  email: string;
}

/** The company's own pick-up place as the sender of a parcel that names none. Throws `invalid_input` for one without a person's name. */
export async function ownSender(ctx: Ctx, owner: OrderOwner): Promise<Party | null> {
  const place = await findDefaultPickupLocation(ctx, owner.company_id);
  if (!place) return null;
  if (place.name.trim() === '') refuseFields([issueErrorOf('billing_address.name', 'validate.required')]);
  return { name: place.name, phone: place.phone, email: owner.email, coordinate: place.coordinate };
}

/**
 * Writes a new parcel with its number, audit row and live event. Without a sender the company's default pick-up place is
 * taken; `weight_g` counts where the draft has no measures. Must run in a transaction; what caused it stands in the same one.
 */
export async function placeOrder(
  tx: Ctx,
  owner: OrderOwner,
  draft: OrderDraft,
  facts: { weight_g?: number; id?: string } = {},
): Promise<OrderRow> {
  const { currency } = rulesOf(owner.country_code);
  const now = epochSeconds(tx.clock);
  const change = {
    ...facts,
    ...toSenderColumns(draft.billing_address === undefined ? await ownSender(tx, owner) : null),
    ...toOrderColumns(draft, currency, {}),
  };
  const [number = ''] = await allocateOrderNumbers(tx, owner.company_id, 1);
  const search_key = searchKeyOf({
    number,
    tracking_code: null,
    reference_id: change.reference_id ?? null,
    shipping_address: change.shipping_address ?? null,
    marketplace: change.marketplace ?? null,
  });
  const [written] = await tx.db
    .insert(orders)
    .values({
      company_id: owner.company_id,
      id: newId(tx.clock.now()),
      number,
      currency,
      origin_country_code: owner.country_code,
      is_test: owner.is_test,
      created_at: now,
      updated_at: now,
      ...change,
      search_key,
    })
    .returning();
  if (!written) throw new DomainError('internal');
  await recordAudit(tx, {
    action: 'order.create',
    object_type: 'order',
    object_id: written.id,
    company_id: owner.company_id,
  });
  const data = { order_id: written.id, status: written.status };
  await writeLiveEvent(tx, owner.company_id, 'order_updated', data, 'order.created');
  return written;
}
