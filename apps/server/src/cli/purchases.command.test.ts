import { endpoints, type Order } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loseLalamoveAnswer, openLalamoveApp, type LalamoveApp } from '#test/adapters/lalamove.fixtures.ts';
import { reconcilePurchases } from '../modules/shipping/label/index.ts';
import { readEnv } from '../platform/config/env.ts';
import { purchasesCommand } from './purchases.command.ts';

let app: LalamoveApp;
let token: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-purchases-'));
  app = await openLalamoveApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  purchasesCommand(args, readEnv({ ...app.env, DATABASE_URL: app.database.url, SAMPAN_FILES: folder }, folder));
const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const placed = async () => {
  const { rows } = await app.ctx.db.execute<{ minor: string }>(
    sql`select coalesce(sum(amount_minor), 0) as minor from holds where state = 'placed'`,
  );
  return Number(rows[0]?.minor);
};
const openPurchase = async () => {
  const { order, booked } = await loseLalamoveAnswer(app, token);
  app.clock.advance(61);
  await reconcilePurchases(app.ctx);
  // The command goes by the real clock, and calls nothing younger than two minutes open.
  await app.ctx.db.execute(sql`update label_purchases set created_at = created_at - 600 where order_id = ${order.id}`);
  const { text } = await run('list');
  return { order, booked, id: text.split(' ')[0] ?? '', text };
};

test('a person who looked at the courier says the number, and one that it does not know is not taken', async () => {
  expect(await run('list')).toEqual({ exit_code: 0, text: 'No purchase stays open.' });
  const { order, booked, id, text } = await openPurchase();
  expect(text).toContain(`order ${order.id}`);
  expect(await run('settle', id, '--number', '123')).toMatchObject({ exit_code: 1 });
  expect(await run('settle', id, '--number', booked)).toEqual({ exit_code: 0, text: 'Done.' });
  expect(await read(order.id)).toMatchObject({ status: 'ready_to_ship', label: { tracking_code: booked } });
  expect(await run('settle', id, '--not-booked')).toMatchObject({ exit_code: 1 });
});

test('one that was not booked gives the money back, and the parcel can be bought again', async () => {
  const before = await placed();
  const { order, id } = await openPurchase();
  expect(await placed()).toBeGreaterThan(before);
  expect(await run('settle', id, '--not-booked')).toMatchObject({ exit_code: 0 });
  expect(await placed()).toBe(before);
  expect(await read(order.id)).toMatchObject({ status: 'new', label_state: 'failed' });
});

test('a call that says neither or both is not understood', async () => {
  for (const words of [['settle', 'x'], ['settle', 'x', '--number', '1', '--not-booked'], ['list', 'x'], []])
    expect((await run(...words)).exit_code).toBe(2);
});
