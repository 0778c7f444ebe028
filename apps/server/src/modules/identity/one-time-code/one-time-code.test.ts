import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { CODE_TTL_S, issueCode, revokeCode, purgeCodes, verifyCode } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let count = 0;
const newOwner = () => ({ purpose: 'phone' as const, subject: `somebody-${(count += 1)}` });
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('one-time codes (trust 4.21, A4)', () => {
  test('six digits, kept as a keyed hash only', async () => {
    const owner = newOwner();
    const code = await issueCode(app.ctx, owner);
    expect(code).toMatch(/^\d{6}$/u);
    const { rows } = await app.database.pool.query('select * from one_time_codes where subject = $1', [owner.subject]);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0].code_hash).toMatch(/^[0-9a-f]{64}$/u);
  });

  test('works once', async () => {
    const owner = newOwner();
    const code = await issueCode(app.ctx, owner);
    expect(await verifyCode(app.ctx, owner, code)).toBe('right');
    expect(await verifyCode(app.ctx, owner, code)).toBe('dead');
  });

  test('of a hundred at once with the right code, one gets in', async () => {
    const owner = newOwner();
    const code = await issueCode(app.ctx, owner);
    const results = await Promise.all(Array.from({ length: 100 }, () => verifyCode(app.ctx, owner, code)));
    expect(results.filter((result) => result === 'right')).toHaveLength(1);
  });

  test('after five wrong ones the right one is not looked at', async () => {
    const owner = newOwner();
    const code = await issueCode(app.ctx, owner);
    for (let n = 1; n <= 5; n += 1) expect(await verifyCode(app.ctx, owner, other(code, n))).toBe('wrong');
    expect(await verifyCode(app.ctx, owner, code)).toBe('dead');
  });

  test('four wrong ones leave a try', async () => {
    const owner = newOwner();
    const code = await issueCode(app.ctx, owner);
    for (let n = 1; n <= 4; n += 1) await verifyCode(app.ctx, owner, other(code, n));
    expect(await verifyCode(app.ctx, owner, code)).toBe('right');
  });

  test('of a thousand guesses at once at most five are compared', async () => {
    const owner = newOwner();
    const code = await issueCode(app.ctx, owner);
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => verifyCode(app.ctx, owner, other(code, n + 1))),
    );
    expect(results.filter((result) => result !== 'dead')).toHaveLength(5);
    expect(await verifyCode(app.ctx, owner, code)).toBe('dead');
  });

  test('ten minutes and a second are too long, ten minutes less a second are not', async () => {
    app.clock.stop();
    const [late, early] = [newOwner(), newOwner()];
    const late_code = await issueCode(app.ctx, late);
    app.clock.advance(2);
    const early_code = await issueCode(app.ctx, early);
    app.clock.advance(CODE_TTL_S - 1);
    expect(CODE_TTL_S).toBe(600);
    expect(await verifyCode(app.ctx, late, late_code)).toBe('dead');
    expect(await verifyCode(app.ctx, early, early_code)).toBe('right');
  });

  test('a new code kills the old one, and begins with five tries', async () => {
    const owner = newOwner();
    const old = await issueCode(app.ctx, owner);
    for (let n = 1; n <= 5; n += 1) await verifyCode(app.ctx, owner, other(old, n));
    let fresh = await issueCode(app.ctx, owner);
    while (fresh === old) fresh = await issueCode(app.ctx, owner);
    expect(await verifyCode(app.ctx, owner, old)).toBe('wrong');
    expect(await verifyCode(app.ctx, owner, fresh)).toBe('right');
  });

  test('of somebody else it is no code; a killed one and one that never was are dead', async () => {
    const owner = newOwner();
    const code = await issueCode(app.ctx, owner);
    const stranger = newOwner();
    await issueCode(app.ctx, stranger);
    expect(await verifyCode(app.ctx, stranger, code)).not.toBe('right');
    await revokeCode(app.ctx, owner);
    expect(await verifyCode(app.ctx, owner, code)).toBe('dead');
    expect(await verifyCode(app.ctx, newOwner(), '000000')).toBe('dead');
  });

  test('what is over is forgotten', async () => {
    const living = newOwner();
    app.clock.advance(CODE_TTL_S + 1);
    const code = await issueCode(app.ctx, living);
    await purgeCodes(app.ctx);
    const { rows } = await app.database.pool.query('select subject from one_time_codes');
    expect(rows).toEqual([{ subject: living.subject }]);
    expect(await verifyCode(app.ctx, living, code)).toBe('right');
  });
});
