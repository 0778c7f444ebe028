import type { Coordinate, PickupLocation } from '@sampan/contract';
import { and, desc, eq } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { pickupLocations } from './address.table.ts';

const columns = {
  id: pickupLocations.id,
  name: pickupLocations.name,
  phone: pickupLocations.phone,
  coordinate: pickupLocations.coordinate,
  is_default: pickupLocations.is_default,
};

/** A company's pick-up places, the default first. */
export async function findPickupLocations(ctx: Ctx, company_id: string): Promise<PickupLocation[]> {
  return ctx.db
    .select(columns)
    .from(pickupLocations)
    .where(eq(pickupLocations.company_id, company_id))
    .orderBy(desc(pickupLocations.is_default), pickupLocations.created_at);
}

export async function findDefaultPickupLocation(ctx: Ctx, company_id: string): Promise<PickupLocation | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(pickupLocations)
    .where(and(eq(pickupLocations.company_id, company_id), eq(pickupLocations.is_default, true)));
  return row ?? null;
}

export interface NewPickupLocation {
  company_id: string;
  name: string;
  phone: string;
  coordinate: Coordinate;
}

/** Writes the company's default pick-up place; the one row a partial unique index allows. */
export async function saveDefaultPickupLocation(ctx: Ctx, place: NewPickupLocation): Promise<void> {
  const existing = await findDefaultPickupLocation(ctx, place.company_id);
  if (existing) {
    await ctx.db
      .update(pickupLocations)
      .set({ name: place.name, phone: place.phone, coordinate: place.coordinate })
      .where(eq(pickupLocations.id, existing.id));
    return;
  }
  await ctx.db
    .insert(pickupLocations)
    .values({ id: newId(), ...place, is_default: true, created_at: epochSeconds(ctx.clock) });
}
