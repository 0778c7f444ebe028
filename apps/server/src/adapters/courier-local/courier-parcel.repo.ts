import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { courierParcels } from './courier-local.table.ts';
import type { AgreedInstruction, CourierParcelRow, KeptWish } from './courier-local.table.ts';

/** Books the parcel once per client reference: the second booking answers the first's row. Null when the number is taken. */
export async function bookParcel(
  db: Database,
  row: Omit<CourierParcelRow, 'cancelled_at_ms' | 'forced' | 'instruction' | 'wish'>,
): Promise<CourierParcelRow | null> {
  const [booked] = await db.insert(courierParcels).values(row).onConflictDoNothing().returning();
  return booked ?? findByReference(db, row.courier_alias, row.client_ref);
}

/** Writes parcels of the past in one statement. */
export async function storeParcels(db: Database, rows: readonly CourierParcelRow[]): Promise<void> {
  await insertRows(db, courierParcels, rows);
}

export async function findByReference(
  db: Database,
  courier_alias: string,
  client_ref: string,
): Promise<CourierParcelRow | null> {
  const [row] = await db
    .select()
    .from(courierParcels)
    .where(and(eq(courierParcels.courier_alias, courier_alias), eq(courierParcels.client_ref, client_ref)));
  return row ?? null;
}

export async function findByCode(db: Database, tracking_code: string): Promise<CourierParcelRow | null> {
  const [row] = await db.select().from(courierParcels).where(eq(courierParcels.tracking_code, tracking_code));
  return row ?? null;
}

export async function setForced(db: Database, tracking_code: string, forced: Record<string, number>): Promise<void> {
  await db.update(courierParcels).set({ forced }).where(eq(courierParcels.tracking_code, tracking_code));
}

export async function setCancelled(db: Database, tracking_code: string, cancelled_at_ms: number): Promise<void> {
  await db
    .update(courierParcels)
    .set({ cancelled_at_ms })
    .where(and(eq(courierParcels.tracking_code, tracking_code), isNull(courierParcels.cancelled_at_ms)));
}

export async function setInstruction(
  db: Database,
  tracking_code: string,
  instruction: AgreedInstruction | null,
): Promise<void> {
  await db.update(courierParcels).set({ instruction }).where(eq(courierParcels.tracking_code, tracking_code));
}

/** Keeps a wish unless a later one is there already. */
export async function setWish(db: Database, tracking_code: string, wish: KeptWish): Promise<void> {
  await db
    .update(courierParcels)
    .set({ wish })
    .where(
      and(
        eq(courierParcels.tracking_code, tracking_code),
        sql`coalesce((${courierParcels.wish} ->> 'revision')::int, 0) <= ${wish.revision}`,
      ),
    );
}
