import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn } from '../database/database.ts';
import { createSealedSetting } from './sealed-setting.ts';
import { serverSettings } from './setting.table.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const OLD = { id: 'old', secret: 'a'.repeat(40) };
const NEW = { id: 'new', secret: 'b'.repeat(40) };

test('what is kept is sealed, opens with every key of the ring, and with no other', async () => {
  const db = databaseOn(database.pool);
  const setting = createSealedSetting({ db, keys: [OLD] }, 'courier.one');
  expect(await setting.read()).toBeNull();
  await setting.change(async (kept) => `${kept}-first`);
  const [row] = await db.select().from(serverSettings).where(eq(serverSettings.key, 'sealed.courier.one'));
  expect(row?.value).toMatch(/^old\./u);
  expect(row?.value).not.toContain('first');
  expect(await createSealedSetting({ db, keys: [NEW, OLD] }, 'courier.one').read()).toBe('null-first');
  expect(await createSealedSetting({ db, keys: [NEW] }, 'courier.one').read()).toBeNull();
});

test('two servers change it one after the other', async () => {
  const db = databaseOn(database.pool);
  const servers = [1, 2, 3].map(() => createSealedSetting({ db, keys: [OLD] }, 'courier.two'));
  await Promise.all(servers.map((server) => server.change(async (kept) => String(Number(kept ?? 0) + 1))));
  expect(await servers[0]?.read()).toBe('3');
});

test('a change that fails leaves what was kept', async () => {
  const setting = createSealedSetting({ db: databaseOn(database.pool), keys: [OLD] }, 'courier.three');
  await setting.change(async () => 'kept');
  await expect(setting.change(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await setting.read()).toBe('kept');
});
