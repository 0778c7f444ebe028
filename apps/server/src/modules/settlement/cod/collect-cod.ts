import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { CourierEvent } from '../../../ports/courier.ts';
import { collectSale } from '../../commerce/checkout/index.ts';
import type { OrderRow } from '../../shipping/order/index.ts';
import { bookCodCollected } from '../../ledger/wallet/index.ts';
import { moveCollection } from './cod.repo.ts';
import type { CollectionRow } from './cod.table.ts';

type Parcel = Pick<OrderRow, 'company_id' | 'id' | 'is_cod'>;

/** The part of the cash at the door that is the courier's and the tax office's: only where the recipient bore it. */
export function recipientFee(row: Pick<CollectionRow, 'cod_type' | 'fee_minor' | 'fee_tax_minor'>) {
  const by_recipient = row.cod_type === 'fee_by_recipient';
  return { fee_minor: by_recipient ? row.fee_minor : 0, fee_tax_minor: by_recipient ? row.fee_tax_minor : 0 };
}

/**
 * What a courier's reports mean for the cash: a delivered parcel was paid for, a returned or lost one was not. Must run in the
 * transaction that writes the reports; the same reports again change nothing.
 */
export async function collectCod(tx: Ctx, parcel: Parcel, events: readonly CourierEvent[]): Promise<void> {
  if (!parcel.is_cod) return;
  const delivered = events.find(({ code }) => code === 'delivered');
  if (delivered) return collect(tx, parcel, delivered.at);
  const newest = events.at(-1);
  if (newest?.code === 'returned' || newest?.code === 'lost') await endCod(tx, parcel, newest.code, newest.at);
}

async function collect(tx: Ctx, { company_id, id }: Parcel, at: number): Promise<void> {
  const key = { company_id, order_id: id };
  // A parcel that was given up for lost may still arrive.
  const row = await moveCollection(tx, key, ['expected', 'not_collected'], {
    state: 'collected',
    collected_at: at,
    ended_at: null,
    end_reason: null,
  });
  if (!row) return;
  const { currency, order_number, amount_minor } = row;
  await bookCodCollected(tx, {
    company_id,
    currency,
    order_id: id,
    order_number,
    amount_minor,
    ...recipientFee(row),
  });
  await collectSale(tx, { company_id, id });
  await recordAudit(tx, {
    action: 'cod.collected',
    object_type: 'order',
    object_id: id,
    company_id,
    details: { amount_minor, currency },
  });
}

/**
 * The parcel's cash will never be collected. What was not collected is not reversed: nothing was booked. Cash that a courier
 * holds stays as it is, whatever becomes of the parcel.
 */
export async function endCod(
  tx: Ctx,
  { company_id, id }: Pick<OrderRow, 'company_id' | 'id'>,
  end_reason: 'cancelled' | 'returned' | 'lost',
  at: number,
): Promise<void> {
  const change = { state: 'not_collected' as const, ended_at: at, end_reason };
  await moveCollection(tx, { company_id, order_id: id }, ['expected'], change);
}
