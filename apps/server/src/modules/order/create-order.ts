import type { Order, OrderDraft, Party } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { epochSeconds } from '../../kernel/clock.ts';
import { requireWriter, type Ctx } from '../../kernel/context.ts';
import { DomainError, fieldErrorOf } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { writeLiveEvent } from '../../kernel/outbox/write-outbox.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { findPerson, takeOrderNumber } from '../account/index.ts';
import { findDefaultPickupLocation } from '../address/index.ts';
import { changeOf, senderChange } from './order.draft.ts';
import { searchKeyOf } from './order.search-key.ts';
import { orders } from './order.table.ts';
import { presentOrder } from './present-order.ts';

/** The company's own pick-up place as the sender of a parcel that names none. */
async function ownSender(ctx: Ctx, company_id: string, user_id: string): Promise<Party | null> {
  const place = await findDefaultPickupLocation(ctx, company_id);
  if (!place) return null;
  const person = await findPerson(ctx, user_id);
  return { name: place.name, phone: place.phone, email: person?.user.email ?? '', coordinate: place.coordinate };
}

/** Postgres' unique violation on the reference: the shop's order is here already (domain 2.3). */
export function refuseTakenReference(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === 'orders_reference') {
      throw new DomainError('invalid_input', {
        errors: [
          fieldErrorOf('reference_id', 'validate.reference_taken', 'A parcel with this reference exists already'),
        ],
      });
    }
  }
  throw error;
}

/**
 * Starts a parcel (spec 7 POST order). What is missing may follow by `updateOrder`; `missing` of the answer names it.
 * Without a sender the company's default pick-up place is taken. Throws `invalid_input` for a reference in use.
 */
export async function createOrder({ ctx, input }: { ctx: Ctx; input: OrderDraft }): Promise<Order> {
  const actor = requireWriter(ctx);
  const { currency } = rulesOf(actor.country_code);
  const now = epochSeconds(ctx.clock);
  const row = await withTransaction(ctx, async (tx) => {
    const change = {
      ...senderChange(
        input.billing_address === undefined ? await ownSender(tx, actor.company_id, actor.user_id) : null,
      ),
      ...changeOf(input, currency, {}),
    };
    const number = await takeOrderNumber(tx, actor.company_id);
    const base = {
      company_id: actor.company_id,
      id: newId(ctx.clock.now()),
      number,
      currency,
      origin_country_code: actor.country_code,
      is_test: actor.is_test,
      created_at: now,
      updated_at: now,
    };
    const search_key = searchKeyOf({
      number,
      tracking_code: null,
      reference_id: change.reference_id ?? null,
      shipping_address: change.shipping_address ?? null,
    });
    const [written] = await tx.db
      .insert(orders)
      .values({ ...base, ...change, search_key })
      .returning();
    if (!written) throw new DomainError('internal');
    await recordAudit(tx, { action: 'order.create', object_type: 'order', object_id: written.id });
    await writeLiveEvent(tx, actor.company_id, 'order_updated', { order_id: written.id, status: written.status });
    return written;
  }).catch(refuseTakenReference);
  return presentOrder(ctx, row);
}
