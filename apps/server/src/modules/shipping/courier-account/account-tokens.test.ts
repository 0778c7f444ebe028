import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn, type Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { openAccount, sealAccount } from './account-credentials.ts';
import { accountTokens } from './account-tokens.ts';
import { courierAccounts } from './courier-account.table.ts';

const KEYS = [{ id: 'only', secret: 'a'.repeat(40) }];
const CREDENTIALS = { client_id: 'shop', refresh_token: 'entered' };

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = databaseOn(database.pool);
});
afterAll(() => database.drop());

async function newAccount(tokens: string | null): Promise<string> {
  const id = newId();
  await db.insert(courierAccounts).values({
    id,
    company_id: newId(),
    courier: 'easyparcel',
    country: 'MY',
    credentials: sealAccount(KEYS, id, { credentials: CREDENTIALS, tokens }),
    connected_at: 1,
    checked_at: 1,
    disconnected_at: null,
  });
  return id;
}
const sealedOf = async (id: string) =>
  (await db.select().from(courierAccounts).where(eq(courierAccounts.id, id)))[0]?.credentials ?? '';

test('tokens are kept beside what was entered, which stays as it was', async () => {
  const id = await newAccount(null);
  const tokens = accountTokens(db, KEYS, id);
  expect(await tokens.read()).toBeNull();
  expect(await tokens.change(async (kept) => `${kept}-first`)).toBe('null-first');
  expect(await tokens.read()).toBe('null-first');
  const sealed = await sealedOf(id);
  expect(sealed).not.toContain('first');
  expect(openAccount(KEYS, id, sealed)).toEqual({ credentials: CREDENTIALS, tokens: 'null-first' });
});

test('servers renew one after the other, and one that fails leaves what was kept', async () => {
  const id = await newAccount('0');
  const servers = [1, 2, 3].map(() => accountTokens(db, KEYS, id));
  await Promise.all(servers.map((server) => server.change(async (kept) => String(Number(kept) + 1))));
  await expect(accountTokens(db, KEYS, id).change(() => Promise.reject(new Error('no answer')))).rejects.toThrow(
    'no answer',
  );
  expect(await accountTokens(db, KEYS, id).read()).toBe('3');
});

test('a disconnected account has none, and gets none', async () => {
  const id = await newAccount('kept');
  await db.update(courierAccounts).set({ credentials: null }).where(eq(courierAccounts.id, id));
  const tokens = accountTokens(db, KEYS, id);
  expect(await tokens.read()).toBeNull();
  await expect(tokens.change(async () => 'late')).rejects.toThrow('disconnected');
  expect(await sealedOf(id)).toBe('');
});

test('the tokens of one account open in no other', async () => {
  const id = await newAccount('mine');
  const other = await newAccount(null);
  await db
    .update(courierAccounts)
    .set({ credentials: await sealedOf(id) })
    .where(eq(courierAccounts.id, other));
  expect(await accountTokens(db, KEYS, other).read()).toBeNull();
});
