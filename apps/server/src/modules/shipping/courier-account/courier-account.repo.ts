import type { AccountCourier } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EncryptionKey } from '../../../platform/text-encryption.ts';
import type { CourierAccountSetting } from '../../../ports/courier-account.ts';
import { openAccount } from './account-credentials.ts';
import { courierAccounts, type CourierAccountRow } from './courier-account.table.ts';

type Db = Pick<Ctx, 'db'>;

/** The contracts that a company is connected under, the first connected first. */
export async function listConnected({ db }: Db, company_id: string): Promise<CourierAccountRow[]> {
  return db
    .select()
    .from(courierAccounts)
    .where(and(eq(courierAccounts.company_id, company_id), isNull(courierAccounts.disconnected_at)))
    .orderBy(asc(courierAccounts.connected_at), asc(courierAccounts.id));
}

/** One of a company's connected contracts, kept from changing until the transaction ends; null for any other. */
export async function lockConnected(
  { db }: Db,
  company_id: string,
  id: string,
  strength: 'update' | 'share',
): Promise<CourierAccountRow | null> {
  const [row] = await db
    .select()
    .from(courierAccounts)
    .where(
      and(
        eq(courierAccounts.company_id, company_id),
        eq(courierAccounts.id, id),
        isNull(courierAccounts.disconnected_at),
      ),
    )
    .for(strength);
  return row ?? null;
}

/** The company's contract with a courier in a country, kept from changing; null when it has none. */
export async function lockContractWith(
  { db }: Db,
  company_id: string,
  { courier, country }: { courier: AccountCourier; country: CountryCode },
): Promise<CourierAccountRow | null> {
  const [row] = await db
    .select()
    .from(courierAccounts)
    .where(
      and(
        eq(courierAccounts.company_id, company_id),
        eq(courierAccounts.country, country),
        eq(courierAccounts.courier, courier),
        isNull(courierAccounts.disconnected_at),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function insertAccount({ db }: Db, row: CourierAccountRow): Promise<void> {
  await db.insert(courierAccounts).values(row);
}

export async function changeAccount(
  { db }: Db,
  { id, company_id }: Pick<CourierAccountRow, 'id' | 'company_id'>,
  set: Partial<CourierAccountRow>,
): Promise<void> {
  await db
    .update(courierAccounts)
    .set(set)
    .where(and(eq(courierAccounts.company_id, company_id), eq(courierAccounts.id, id)));
}

/**
 * What an account is opened with, for the calls of its company's parcels. By its id alone: the alias that names it was written
 * into a quote of its company and nowhere else.
 */
export async function findOpenAccount(
  db: Database,
  keys: readonly EncryptionKey[],
  id: string,
): Promise<(CourierAccountSetting & { version: string }) | null> {
  const [row] = await db.select().from(courierAccounts).where(eq(courierAccounts.id, id));
  if (!row || row.credentials === null) return null;
  const account = openAccount(keys, id, row.credentials);
  if (account === null) return null;
  return { courier: row.courier, country: row.country, credentials: account.credentials, version: row.credentials };
}
