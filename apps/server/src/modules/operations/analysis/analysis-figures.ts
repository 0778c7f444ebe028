import type { AnalysisFigures } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';

/** Sums of some parcels in whole units: they can be added up without losing anything. */
export interface Sums {
  parcels: number;
  cancelled: number;
  /** Of parcels that were not cancelled. */
  weight_g: number;
  spend_minor: number;
  refund_minor: number;
  adjustment_minor: number;
  delivered: number;
  failed: number;
  /** Delivered parcels whose day was promised, and those of them that kept it. */
  promised: number;
  on_time: number;
}

export const NOTHING: Sums = {
  parcels: 0,
  cancelled: 0,
  weight_g: 0,
  spend_minor: 0,
  refund_minor: 0,
  adjustment_minor: 0,
  delivered: 0,
  failed: 0,
  promised: 0,
  on_time: 0,
};

export function added(a: Sums, b: Sums): Sums {
  return {
    parcels: a.parcels + b.parcels,
    cancelled: a.cancelled + b.cancelled,
    weight_g: a.weight_g + b.weight_g,
    spend_minor: a.spend_minor + b.spend_minor,
    refund_minor: a.refund_minor + b.refund_minor,
    adjustment_minor: a.adjustment_minor + b.adjustment_minor,
    delivered: a.delivered + b.delivered,
    failed: a.failed + b.failed,
    promised: a.promised + b.promised,
    on_time: a.on_time + b.on_time,
  };
}

/** What was paid in the end. */
export function netOf(sums: Pick<Sums, 'spend_minor' | 'refund_minor' | 'adjustment_minor'>): number {
  return sums.spend_minor - sums.refund_minor + sums.adjustment_minor;
}

/** Sums on the wire, with the averages and shares that follow from them. */
export function presentFigures(sums: Sums, currency: Currency): AnalysisFigures {
  const money = (minor: number) => toMajor(minor, currency);
  const net_minor = netOf(sums);
  const shipped = sums.parcels - sums.cancelled;
  const average = (count: number) => (count > 0 ? money(Math.round(net_minor / count)) : null);
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  return {
    parcels: sums.parcels,
    cancelled: sums.cancelled,
    weight: sums.weight_g / 1000,
    spend: money(sums.spend_minor),
    refunds: money(sums.refund_minor),
    adjustments: money(sums.adjustment_minor),
    net: money(net_minor),
    average_per_parcel: average(shipped),
    average_per_kg: average(sums.weight_g / 1000),
    delivered: sums.delivered,
    failed: sums.failed,
    delivery_success: share(sums.delivered, sums.delivered + sums.failed),
    on_time: sums.on_time,
    on_time_share: share(sums.on_time, sums.promised),
  };
}
