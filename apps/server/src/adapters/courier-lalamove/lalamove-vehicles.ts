import type { Clock } from '../../platform/clock.ts';
import type { CourierParcel } from '../../ports/courier.ts';
import type { LalamoveClient } from './lalamove.client.ts';
import { lalamoveCities, type LalamoveCities } from './lalamove.schema.ts';

interface Vehicle {
  /** As Lalamove calls it: `MOTORCYCLE`. */
  key: string;
  /** Infinity where it names no limit. */
  load_g: number;
  sides_mm: readonly number[];
}

const KEPT_MS = 3_600_000;
/** Prices are asked vehicle by vehicle, so only the smallest that fit are. */
const OFFERED = 2;

type Measure = { value: string | number; unit: string } | null | undefined;

/** To the gram or the millimetre; no limit where none is named. */
function amountOf(measure: Measure, units: Readonly<Record<string, number>>): number {
  const value = Number(measure?.value ?? '');
  const factor = units[measure?.unit.toLowerCase() ?? ''];
  return value > 0 && factor !== undefined ? Math.round(value * factor) : Number.POSITIVE_INFINITY;
}

const GRAMS = { kg: 1000, g: 1 };
const MILLIMETRES = { m: 1000, cm: 10, mm: 1 };
const descending = (a: number, b: number) => b - a;

/** Every vehicle of a market once, the smallest first. Cities differ: what one does not have is refused with its price. */
function vehiclesOf(cities: LalamoveCities): Vehicle[] {
  const by_key = new Map<string, Vehicle>();
  for (const { key, load, dimensions } of cities.flatMap(({ services }) => services)) {
    const load_g = amountOf(load, GRAMS);
    const sides_mm = [dimensions?.length, dimensions?.width, dimensions?.height]
      .map((side) => amountOf(side, MILLIMETRES))
      .sort(descending);
    const known = by_key.get(key);
    if (known === undefined || known.load_g < load_g) by_key.set(key, { key, load_g, sides_mm });
  }
  return [...by_key.values()].sort((a, b) => a.load_g - b.load_g || a.key.localeCompare(b.key));
}

function fits(vehicle: Vehicle, parcel: CourierParcel): boolean {
  const sides = [parcel.length_mm, parcel.width_mm, parcel.height_mm].sort(descending);
  return parcel.weight_g <= vehicle.load_g && sides.every((side, index) => side <= (vehicle.sides_mm[index] ?? 0));
}

/** The vehicles of a market, asked once an hour. */
export function createVehicles(client: LalamoveClient, clock: Clock) {
  let kept: { vehicles: Vehicle[]; until_ms: number } | null = null;
  return {
    fitting: async (parcel: CourierParcel): Promise<Vehicle[]> => {
      if (kept === null || kept.until_ms <= clock.now()) {
        const cities = await client.send('GET', '/v3/cities', null, lalamoveCities);
        kept = { vehicles: vehiclesOf(cities), until_ms: clock.now() + KEPT_MS };
      }
      return kept.vehicles.filter((vehicle) => fits(vehicle, parcel)).slice(0, OFFERED);
    },
  };
}
