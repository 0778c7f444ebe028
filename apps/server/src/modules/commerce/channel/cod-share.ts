import { payableUnitOf, type Currency } from '@sampan/country-rules';
import type { ChannelLine } from '../../../ports/sales-channel.ts';

/**
 * What one of several parcels collects of an order's cash on delivery: stretches of the whole as it was when it was divided.
 * The stretches of all parcels lie end to end, so what they collect adds up to the whole, whatever it becomes later.
 */
export interface CodShare {
  of_minor: number;
  parts: (readonly [from: number, to: number])[];
}

/** The share of a parcel that collects for the whole order. */
export const wholeShare = (total_minor: number): CodShare => ({ of_minor: total_minor, parts: [[0, total_minor]] });

/** What a share is of the order's cash as it is now, in money that can be paid. */
export function codOf(total_minor: number, share: CodShare | null, currency: Currency): number {
  if (share === null) return total_minor;
  if (share.of_minor === 0) return 0;
  const unit = payableUnitOf(currency);
  const upTo = (end: number) =>
    end === share.of_minor ? total_minor : Math.floor((total_minor * end) / share.of_minor / unit) * unit;
  return share.parts.reduce((sum, [from, to]) => sum + upTo(to) - upTo(from), 0);
}

const worthOf = (lines: readonly { worth: number }[]) => lines.reduce((sum, { worth }) => sum + worth, 0);

type Packed = Pick<ChannelLine, 'unit_price_minor'> & { packed: number };

/** How much of some goods leaves, by their value; by pieces where the store names no prices. */
export function ratioOf(kept: readonly Packed[], taken: readonly Packed[]): number {
  const by = (worth: (line: Packed) => number) => {
    const left = worthOf(taken.map((line) => ({ worth: worth(line) })));
    const all = left + worthOf(kept.map((line) => ({ worth: worth(line) })));
    return all === 0 ? null : left / all;
  };
  return by(({ unit_price_minor, packed }) => unit_price_minor * packed) ?? by(({ packed }) => packed) ?? 0;
}

/** Cuts what leaves off the end of a share. */
export function cutShare(share: CodShare, ratio: number): { kept: CodShare; taken: CodShare } {
  const { of_minor, parts } = share;
  let left = Math.floor(parts.reduce((sum, [from, to]) => sum + to - from, 0) * (1 - ratio));
  const kept: CodShare = { of_minor, parts: [] };
  const taken: CodShare = { of_minor, parts: [] };
  for (const [from, to] of parts) {
    const middle = from + Math.min(left, to - from);
    left -= middle - from;
    if (middle > from) kept.parts.push([from, middle]);
    if (to > middle) taken.parts.push([middle, to]);
  }
  return { kept, taken };
}

/** The shares of parcels that become one; null when none had a share of its own. */
export function joinShares(shares: readonly CodShare[]): CodShare | null {
  const [first] = shares;
  return first === undefined ? null : { of_minor: first.of_minor, parts: shares.flatMap(({ parts }) => parts) };
}
