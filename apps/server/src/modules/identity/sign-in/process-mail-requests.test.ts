import { endpoints } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { messagesTo, registered } from '#test/account/account.fixtures.ts';
import { processMailRequests } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const waiting = async () => (await app.database.pool.query('select 1 from mail_requests')).rowCount;

describe('mails that were asked for (trust 4.22)', () => {
  test('are written once, however many servers run the job', async () => {
    for (let n = 0; n < 30; n += 1) await registered(app, `many-${n}@queue.test`);
    expect(await waiting()).toBe(30);
    const found = await Promise.all([1, 2, 3].map(() => processMailRequests(app.ctx)));
    expect(found.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(await waiting()).toBe(0);
    for (let n = 0; n < 30; n += 1) expect(await messagesTo(app, `many-${n}@queue.test`)).toHaveLength(1);
  });

  test('one that cannot be written holds up no other, is tried again, and given up after an hour', async () => {
    await registered(app, 'broken@queue.test');
    // What no form lets through.
    await app.database.pool.query(`update users set email = 'broken queue.test' where email = 'broken@queue.test'`);
    await registered(app, 'fine@queue.test');
    expect(await messagesTo(app, 'fine@queue.test')).toHaveLength(1);
    expect(await waiting()).toBe(1);
    app.clock.advance(61);
    expect(await processMailRequests(app.ctx)).toBe(1);
    expect(await waiting()).toBe(1);
    await app.database.pool.query(`update users set email = 'mended@queue.test' where email = 'broken queue.test'`);
    app.clock.advance(61);
    expect(await messagesTo(app, 'mended@queue.test')).toHaveLength(1);

    await registered(app, 'hopeless@queue.test');
    await app.database.pool.query(`update users set email = 'hopeless queue.test' where email = 'hopeless@queue.test'`);
    app.clock.advance(3_601);
    await processMailRequests(app.ctx);
    expect(await waiting()).toBe(0);
  });

  test('ask again as often as allowed: each has a mail, and an unknown email has none', async () => {
    await registered(app, 'again@queue.test');
    for (const email of ['again@queue.test', 'nobody@queue.test'])
      await app.call(endpoints.resendMailVerification, { body: { email } });
    expect(await messagesTo(app, 'again@queue.test')).toHaveLength(2);
    expect(await messagesTo(app, 'nobody@queue.test')).toEqual([]);
  });
});
