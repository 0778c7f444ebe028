import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import { isAuditSecretKnown } from '../platform/audit/audit-secret.ts';
import { newId } from '../platform/ids.ts';
import { decryptText, encryptText } from '../platform/text-encryption.ts';
import { decryptDestination, encryptDestination } from '../modules/settlement/payout/encrypt-destination.ts';
import { decryptSecret, encryptSecret } from '../modules/integration/webhook/signing-secret.ts';
import { reportUnreadable } from '../composition/sealed-stores.ts';
import { composeServer } from '../composition/server.ts';
import { STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { keysCommand } from './keys.command.ts';

const [OLD, NEW] = ['Zx8Lq3Vt6Rb1Wm9Yc4Kd7Pf2Hs5Jg0Nu', 'Ty5Mh2Bv9Xe4Qa7Rn1Kc8Wd3Zp6Fs0Lj'];
const ACCOUNTS = 450;
let database: TestDatabase;
const DESTINATION = { method: 'bank', bank_name: 'DBS', holder_name: 'Rachel', account_number: '0011223344' } as never;

const envWith = (keys: string | undefined, secret = STRONG_SECRET) =>
  readEnv(
    {
      SAMPAN_PROFILE: 'production',
      SAMPAN_SECRET: secret,
      DATABASE_URL: database.url,
      ...(keys === undefined ? {} : { SAMPAN_SEALING_KEYS: keys }),
    },
    'unused',
  );
const ctxWith = async (keys: string | undefined, secret?: string) =>
  (await composeServer({ pool: database.pool, env: envWith(keys, secret), log: pino({ level: 'silent' }) })).ctx;

beforeAll(async () => {
  database = await createTestDatabase();
  const old = await ctxWith(undefined);
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const id = newId();
    const sealed = encryptDestination(old, id, DESTINATION);
    // A third is from before keys had ids.
    await database.pool.query(
      `insert into payout_accounts (id, company_id, method, bank_name, last4, sealed, fingerprint, usable_from, created_by, created_at)
       values ($1::uuid, $1::uuid, 'bank', 'DBS', '3344', $2, $1::text, 0, $1::uuid, 0)`,
      [id, n % 3 === 0 ? sealed.slice(sealed.indexOf('.') + 1) : sealed],
    );
  }
});
afterAll(() => database.drop());

test('a ring seals with its first key and opens with all of them', () => {
  const [first, second] = [
    { id: 'b', secret: NEW },
    { id: 'a', secret: OLD },
  ];
  const seal = (keys: { id: string; secret: string }[]) => ({ keys, purpose: 'p', bound_to: 'row' });
  const stored = encryptText(seal([second]), 'text');
  expect(stored.startsWith('a.')).toBe(true);
  expect(decryptText(seal([first, second]), stored)).toBe('text');
  expect(decryptText(seal([first]), stored)).toBeNull();
  expect(decryptText({ ...seal([second]), purpose: 'q' }, stored)).toBeNull();
  expect(decryptText(seal([second]), stored.slice(2))).toBe('text');
});

test('rotate reseals everything in batches, says what is left, and what it sealed opens without the old key', async () => {
  const keys = `k2:${NEW}`;
  expect((await keysCommand(['list'], envWith(keys))).text).toContain(
    `payout accounts: 0 with the newest key, ${ACCOUNTS} left`,
  );
  const rotated = await keysCommand(['rotate'], envWith(keys));
  expect(rotated).toMatchObject({
    exit_code: 0,
    text: expect.stringContaining(`${ACCOUNTS} with the newest key (${ACCOUNTS} of them now), 0 left`) as string,
  });
  // Signing is another matter: with another SAMPAN_SECRET the accounts still open.
  const later = await ctxWith(keys, `${OLD}${NEW}`);
  const { rows } = await database.pool.query<{ id: string; sealed: string }>('select id, sealed from payout_accounts');
  for (const row of rows)
    expect(decryptDestination(later, row as never)).toMatchObject({ account_number: '0011223344' });
  expect((await keysCommand(['rotate'], envWith(keys))).text).toContain(`${ACCOUNTS} with the newest key, 0 left`);
});

test('a key that is missing is named, by the command and at the start', async () => {
  const lost = await keysCommand(['rotate'], envWith(`k3:${OLD}`));
  expect(lost.exit_code).toBe(1);
  expect(lost.text).toContain(`${ACCOUNTS} payout accounts cannot be opened`);
  expect(lost.text).toContain('(k2)');
  const ctx = await ctxWith(`k3:${OLD}`);
  const error = vi.spyOn(ctx.log, 'error');
  await reportUnreadable(ctx);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cannot be opened') as string);
  const whole = await ctxWith(`k2:${NEW}`);
  const nothing = vi.spyOn(whole.log, 'error');
  await reportUnreadable(whole);
  expect(nothing).not.toHaveBeenCalled();
});

test('webhook secrets are sealed with the same ring', async () => {
  const old = await ctxWith(undefined);
  const ring = await ctxWith(`k2:${NEW}`);
  const sealed = encryptSecret(old.env.sealing_keys, 'endpoint', 'whsec_x');
  expect(decryptSecret(ring.env.sealing_keys, 'endpoint', sealed)).toBe('whsec_x');
});

test('an audit log that another secret proved is said to be that, not forged', async () => {
  expect(await isAuditSecretKnown(await ctxWith(undefined))).toBe(true);
  expect(await isAuditSecretKnown(await ctxWith(undefined, `${OLD}${NEW}`))).toBe(false);
});
