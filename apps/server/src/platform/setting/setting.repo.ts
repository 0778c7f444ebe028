import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serverSettings } from './setting.table.ts';

/** The kept value of a setting; the first server to ask decides it with `make`, all others get the same. */
export async function getOrCreateSetting(db: Database, key: string, make: () => string): Promise<string> {
  const read = async () => (await db.select().from(serverSettings).where(eq(serverSettings.key, key)))[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  await db.insert(serverSettings).values({ key, value: make() }).onConflictDoNothing();
  const value = await read();
  if (value === undefined) throw new Error(`The setting ${key} could not be kept`);
  return value;
}
