import type { Coordinate, PickupLocation, PickupLocationInput } from '@sampan/contract';
import { storedPhone } from '@sampan/phone-numbers';
import { and, desc, eq, ne } from 'drizzle-orm';
import { companies } from '../account/account.table.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { pickupLocations } from './address.table.ts';

const columns = {
  id: pickupLocations.id,
  place_name: pickupLocations.place_name,
  name: pickupLocations.name,
  phone: pickupLocations.phone,
  note: pickupLocations.note,
  coordinate: pickupLocations.coordinate,
  is_default: pickupLocations.is_default,
};

const ofCompany = (company_id: string) => eq(pickupLocations.company_id, company_id);
/** A place as its row has it: the phone in E.164. */
const stored = (place: PickupLocationInput) => ({
  ...place,
  phone: storedPhone(place.phone, place.coordinate.country),
});
const one = (company_id: string, id: string) => and(ofCompany(company_id), eq(pickupLocations.id, id));

/** A company's pick-up places, the default first. */
export async function findPickupLocations(ctx: Ctx, company_id: string): Promise<PickupLocation[]> {
  return ctx.db
    .select(columns)
    .from(pickupLocations)
    .where(ofCompany(company_id))
    .orderBy(desc(pickupLocations.is_default), pickupLocations.created_at, pickupLocations.id);
}

/** The same, and nobody else changes which they are until the transaction ends. */
export async function lockPickupLocations(ctx: Ctx, company_id: string): Promise<PickupLocation[]> {
  await ctx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, company_id)).for('update');
  return findPickupLocations(ctx, company_id);
}

export async function findPickupLocation(ctx: Ctx, company_id: string, id: string): Promise<PickupLocation | null> {
  const [row] = await ctx.db.select(columns).from(pickupLocations).where(one(company_id, id));
  return row ?? null;
}

export async function findDefaultPickupLocation(ctx: Ctx, company_id: string): Promise<PickupLocation | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(pickupLocations)
    .where(and(ofCompany(company_id), eq(pickupLocations.is_default, true)));
  return row ?? null;
}

export async function insertPickupLocation(
  ctx: Ctx,
  company_id: string,
  place: PickupLocationInput,
  is_default: boolean,
): Promise<PickupLocation> {
  const [row] = await ctx.db
    .insert(pickupLocations)
    .values({ id: newId(), company_id, ...stored(place), is_default, created_at: epochSeconds(ctx.clock) })
    .returning(columns);
  if (!row) throw new Error('A pick-up place was not written');
  return row;
}

export async function writePickupLocation(
  ctx: Ctx,
  company_id: string,
  id: string,
  place: PickupLocationInput,
): Promise<PickupLocation | null> {
  const [row] = await ctx.db.update(pickupLocations).set(stored(place)).where(one(company_id, id)).returning(columns);
  return row ?? null;
}

/** Moves the mark of the default; the database allows one such row, so the old one loses it first. */
export async function setDefaultPickupLocation(ctx: Ctx, company_id: string, id: string): Promise<PickupLocation> {
  await ctx.db
    .update(pickupLocations)
    .set({ is_default: false })
    .where(and(ofCompany(company_id), ne(pickupLocations.id, id), eq(pickupLocations.is_default, true)));
  const [row] = await ctx.db
    .update(pickupLocations)
    .set({ is_default: true })
    .where(one(company_id, id))
    .returning(columns);
  if (!row) throw new Error(`No pick-up place ${id}`);
  return row;
}

export async function removePickupLocation(ctx: Ctx, company_id: string, id: string): Promise<void> {
  await ctx.db.delete(pickupLocations).where(one(company_id, id));
}

export interface NewPickupLocation {
  company_id: string;
  name: string;
  phone: string;
  coordinate: Coordinate;
}

/**
 * Writes where the company's parcels are picked up by default; the one row a partial unique index allows. A place that has
 * a name of its own keeps the person who was named for it.
 */
export async function saveDefaultPickupLocation(ctx: Ctx, place: NewPickupLocation): Promise<void> {
  const { company_id, name, phone, coordinate } = place;
  const existing = await findDefaultPickupLocation(ctx, company_id);
  if (!existing) {
    await insertPickupLocation(ctx, company_id, { place_name: '', note: '', name, phone, coordinate }, true);
    return;
  }
  const person = existing.place_name === '' ? { name, phone: storedPhone(phone, coordinate.country) } : {};
  await ctx.db
    .update(pickupLocations)
    .set({ ...person, coordinate })
    .where(eq(pickupLocations.id, existing.id));
}
