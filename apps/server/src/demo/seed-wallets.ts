import { rulesOf, toMinor } from '@sampan/country-rules';
import { newId } from '../platform/ids.ts';
import { searchKeyOf } from '../modules/shipping/order/index.ts';
import type { SeedMovement } from '../modules/ledger/wallet/index.ts';
import type { SeedParcel, SeedContext } from './seed-context.ts';

const DAY_S = 86_400;
const FIRST_NUMBER = 100_001;

/** Numbers in the order in which the parcels were made, and all that shows the number. */
export function numbered(parcels: readonly SeedParcel[]): SeedParcel[] {
  const sorted = [...parcels].sort((a, b) => a.order.created_at - b.order.created_at);
  // The shop numbers its orders as they come, too; its numbers are of one length.
  const references = parcels.flatMap(({ order }) => order.reference_id ?? []).sort();
  return sorted.map((parcel, index) => {
    const reference_id = parcel.order.reference_id === null ? null : (references.shift() ?? null);
    const named = { ...parcel.order, number: `SP-${FIRST_NUMBER + index}`, reference_id };
    const order = { ...named, search_key: searchKeyOf(named) };
    const movements = parcel.movements.map((movement) =>
      movement.kind === 'label' || movement.kind === 'label_refund'
        ? {
            ...movement,
            description: `${movement.kind === 'label' ? 'Label' : 'Refund'} ${order.number}`,
            details: { order_id: order.id, order_number: order.number },
          }
        : movement,
    );
    return { ...parcel, order, movements };
  });
}

function changeOf(movement: SeedMovement): number {
  if (movement.kind === 'top_up') return movement.amount_minor;
  if (movement.kind === 'released') return 0;
  const price = Object.values(movement.split).reduce((sum, part: number) => sum + part, 0);
  return movement.kind === 'label_refund' ? price : -price;
}

/**
 * What moved in a company's wallet, oldest first: its parcels' labels and refunds, and the top-ups that paid for them, so
 * that the wallet ends at the shop's balance and never was below zero. A company that pays by invoice tops nothing up.
 */
export function movementsOf({ shop, company, now_ms }: SeedContext, parcels: readonly SeedParcel[]): SeedMovement[] {
  const moved = parcels.flatMap((parcel) => parcel.movements).sort((a, b) => a.at - b.at);
  if (shop.balance === null) return moved;
  const { currency } = rulesOf(company.country_code);
  const spent = -moved.reduce((sum, movement) => sum + changeOf(movement), 0);
  const needed = toMinor(shop.balance, currency) + spent;
  const usual = toMinor(shop.top_up, currency);
  const times = Math.floor(needed / usual);
  const topUp = (at: number, amount_minor: number, description: string, of: 'demo' | 'top_up'): SeedMovement => ({
    kind: 'top_up',
    at,
    amount_minor,
    description,
    reference: `${of}:${newId(at * 1000)}`,
  });
  const begins = company.created_at + DAY_S;
  const until = Math.floor(now_ms / 1000) - 2 * DAY_S;
  const opening = needed - times * usual;
  // The first usual top-up comes before the first label, the others at even distances after it.
  const starts = (moved[0]?.at ?? until) - 3 * 3_600;
  const top_ups = Array.from({ length: times }, (_, index) =>
    topUp(Math.floor(starts + (index * Math.max(0, until - starts)) / times), usual, 'Top-up', 'top_up'),
  );
  return [
    ...(opening > 0 ? [topUp(begins, opening, 'Balance brought forward', 'demo')] : []),
    ...top_ups,
    ...moved,
  ].sort((a, b) => a.at - b.at);
}
