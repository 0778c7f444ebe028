import type { OrderDraft } from '@sampan/contract';
import { toMajor, toMinor } from '@sampan/country-rules';
import { isAddressFilled } from '@sampan/country-rules';
import { address } from '@sampan/messages/en/address';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { publishEvent } from '../../../platform/publish-event.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany } from '../../identity/account/index.ts';
import { findDefaultPickupLocation } from '../../identity/company/index.ts';
import { requireCourierAccount } from '../courier-account/index.ts';
import { findQuotedEntry, type QuoteEntry } from '../estimate/index.ts';
import { toOrderColumns, findOrder, orderProblems, writeOrder, type OrderRow } from '../order/index.ts';
import { placeHold } from '../../ledger/wallet/index.ts';
import { findActivePurchase } from './label.repo.ts';
import { labelPurchases, type PurchaseRow } from './label.table.ts';

export interface LabelInput {
  estimated_costs_id: string;
  payment_method_type: 'wallet' | 'post_billing';
  /** The price the client showed; another one than the quote's is refused, never charged. */
  total_fee?: number | undefined;
  /** What is said of the parcel itself; absent fields stay. */
  draft: OrderDraft;
}

/** How long a purchase belongs to whoever works on it: longer than the 20 s a courier has to answer. */
export const BUY_LEASE_S = 30;

export type PurchaseReservation =
  | { kind: 'existing'; order: OrderRow }
  | { kind: 'claimed'; order: OrderRow; purchase: PurchaseRow };

/**
 * First half of buying: checks everything, sets the money aside and commits `buying` before any courier is asked
 * (trust 3). A second call finds the first one's purchase and gets its result.
 */
export async function reservePurchase(ctx: Ctx, order_id: string, input: LabelInput): Promise<PurchaseReservation> {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx): Promise<PurchaseReservation> => {
    const order = await findOrder(tx, actor.company_id, order_id, { lock: true });
    const alive = await findActivePurchase(tx, order.id);
    if (alive?.state === 'bought') return { kind: 'existing', order };
    if (alive) throw new DomainError('label_pending', { retry_after_s: 2 });
    if (order.status !== 'new' || order.archived_at !== null) throw new DomainError('order_locked');
    await publishEvent(tx, 'label.reserving', { order });
    await requireOwnAddresses(tx, actor.company_id);
    // What comes with the purchase stands on the label as well.
    const change = toOrderColumns(input.draft, order.currency, order.extras);
    const said = { ...order, ...change };
    const errors = orderProblems(said);
    if (errors.length > 0) throw new DomainError('order_incomplete', { errors });
    const entry = await findQuotedEntry(tx, {
      order: said,
      estimated_costs_id: input.estimated_costs_id,
      is_insured: input.draft.is_insured,
    });
    requireSeenPrice(entry, input.total_fee);
    requirePayment(actor.payment_type, input.payment_method_type);
    // A quote may be older than the end of the contract.
    if (entry.courier.is_own_contract === true) await requireCourierAccount(tx, actor.company_id, entry.courier.alias);
    if (!ctx.ports.couriers.isAvailable(entry.courier.alias))
      throw new DomainError('courier_unavailable', { retry_after_s: 30 });

    const now = epochSeconds(tx.clock);
    const purchase_id = newId();
    // Under its own contract the courier bills the company: nothing of it goes through the ledger.
    const hold_id =
      entry.total_fee === 0
        ? null
        : await placeHold(tx, {
            company_id: actor.company_id,
            amount_minor: entry.total_fee,
            reference: purchase_id,
          });
    const [purchase] = await tx.db
      .insert(labelPurchases)
      .values({
        id: purchase_id,
        company_id: actor.company_id,
        order_id: order.id,
        state: 'buying',
        client_ref: newId(),
        hold_id,
        entry,
        currency: entry.currency,
        amount_minor: entry.total_fee,
        lease_until: now + BUY_LEASE_S,
        attempts: 1,
        created_at: now,
        updated_at: now,
      })
      .returning();
    if (!purchase) throw new DomainError('internal');
    const claimed = await writeOrder(tx, order, {
      ...change,
      label_state: 'pending',
      label_error: null,
      courier_alias: entry.courier.alias,
    });
    await recordAudit(tx, {
      action: 'label.buy',
      object_type: 'order',
      object_id: order.id,
      details: { amount_minor: entry.total_fee, currency: entry.currency, courier: entry.courier.alias },
    });
    await writeLiveEvent(tx, actor.company_id, 'order_updated', { order_id: order.id, status: claimed.status });
    return { kind: 'claimed', order: claimed, purchase };
  });
}

/** The address guard of spec 4: no label without a billing and a pick-up address of the company. */
async function requireOwnAddresses(ctx: Ctx, company_id: string): Promise<void> {
  const company = await findCompany(ctx, company_id);
  const pickup = await findDefaultPickupLocation(ctx, company_id);
  if (company && isAddressFilled(company.billing_address, company.country_code) && pickup) return;
  throw new DomainError('address_required', { detail: address['address.enter_info'] });
}

function requireSeenPrice(entry: QuoteEntry, seen: number | undefined): void {
  if (seen === undefined) return;
  let seen_minor: number | null = null;
  try {
    seen_minor = toMinor(seen, entry.currency);
  } catch {
    // More decimals than the currency has: certainly not the quoted price.
  }
  if (seen_minor === entry.total_fee) return;
  throw new DomainError('price_changed', {
    data: {
      estimated_costs_id: entry.id,
      total_fee: toMajor(entry.total_fee, entry.currency),
      currency: entry.currency,
    },
  });
}

/** Companies that pay by invoice do so by their wallet's credit limit; nobody else may ask for it (spec 6). */
function requirePayment(payment_type: 'prepaid' | 'post_billing', asked: LabelInput['payment_method_type']): void {
  if (asked === 'post_billing' && payment_type !== 'post_billing') throw new DomainError('payment_method_unknown');
}
