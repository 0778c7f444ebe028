import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
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
    credentials: sealAccount(KEYS, id, { credentials: CREDENTIALS, tokens, renewing_until: null }),
    connected_at: 1,
    checked_at: 1,
    disconnected_at: null,
  });
  return id;
}
const tokensOf = (id: string, clock: Clock = { now: () => Date.now() }) => accountTokens({ db, clock, keys: KEYS }, id);
const sealedOf = async (id: string) =>
  (await db.select().from(courierAccounts).where(eq(courierAccounts.id, id)))[0]?.credentials ?? '';

test('tokens are kept beside what was entered, which stays as it was', async () => {
  const id = await newAccount(null);
  const tokens = tokensOf(id);
  expect(await tokens.read()).toBeNull();
  expect(await tokens.change(async (kept) => `${kept}-first`)).toBe('null-first');
  expect(await tokens.read()).toBe('null-first');
  const sealed = await sealedOf(id);
  expect(sealed).not.toContain('first');
  expect(openAccount(KEYS, id, sealed)).toEqual({
    credentials: CREDENTIALS,
    tokens: 'null-first',
    renewing_until: null,
  });
});

test('a server that renews is waited for: the next one exchanges the newest token', async () => {
  const id = await newAccount('0');
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const first = tokensOf(id).change(() => {
    asked.resolve();
    return answer.promise;
  });
  await asked.promise;
  const looked = Promise.withResolvers<void>();
  const watched = {
    now: () => {
      looked.resolve();
      return Date.now();
    },
  };
  const second = tokensOf(id, watched).change(async (kept) => `${kept}-2`);
  await looked.promise;
  answer.resolve('1');
  expect([await first, await second]).toEqual(['1', '1-2']);
});

test('nobody waits for a server that died while it renewed', async () => {
  const id = await newAccount('0');
  const never = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  void tokensOf(id).change(() => {
    asked.resolve();
    return never.promise;
  });
  await asked.promise;
  const a_minute_later = { now: () => Date.now() + 61_000 };
  expect(await tokensOf(id, a_minute_later).change(async (kept) => `${kept}-2`)).toBe('0-2');
});

test('tokens of what was entered before are not kept for what was entered since', async () => {
  const id = await newAccount('0');
  await tokensOf(id).change(async () => {
    const credentials = sealAccount(KEYS, id, {
      credentials: { client_id: 'new' },
      tokens: 'new',
      renewing_until: null,
    });
    await db.update(courierAccounts).set({ credentials }).where(eq(courierAccounts.id, id));
    return 'late';
  });
  expect(openAccount(KEYS, id, await sealedOf(id))).toMatchObject({ credentials: { client_id: 'new' }, tokens: 'new' });
});

test('a renewal that fails leaves what was kept', async () => {
  const id = await newAccount('kept');
  const tokens = tokensOf(id);
  await expect(tokens.change(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await tokens.read()).toBe('kept');
});

test('a disconnected account has none, and gets none', async () => {
  const id = await newAccount('kept');
  await db.update(courierAccounts).set({ credentials: null }).where(eq(courierAccounts.id, id));
  const tokens = tokensOf(id);
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
  expect(await tokensOf(other).read()).toBeNull();
});
