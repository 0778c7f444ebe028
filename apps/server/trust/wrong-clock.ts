import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints, type Order, type User } from '@sampan/contract';
import { startTestServer, type TestDatabase } from '@sampan/testing';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { insist, obtain, signIn, type Line } from './crash-client.ts';

const PRELOAD = fileURLToPath(new URL('shifted-date.mjs', import.meta.url));
const EMAIL = 'sg@demo.sampan.test';
/** What a slow machine may need between two looks. */
const NEAR_S = 300;

/**
 * Starts a real server on a machine whose clock is off by so many seconds, on a database whose clock is right, then turns the
 * machine's clock the other way while it runs (trust F7). Answers what differed from a server on a right machine.
 */
export async function runOnWrongClock(
  database: TestDatabase,
  by_s: number,
): Promise<{ tried: string[]; wrong: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-clock-'));
  const file = join(folder, 'shift');
  const turn = (seconds: number) => writeFileSync(file, String(seconds * 1000));
  turn(by_s);
  const server = await startTestServer({
    database_url: database.url,
    env: {
      SAMPAN_RATE_LIMIT_FACTOR: '1000',
      SAMPAN_LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${PRELOAD}`,
      CLOCK_SHIFT_FILE: file,
    },
  });
  const tried: string[] = [];
  const wrong: string[] = [];
  const look = (what: string, is_right: boolean) => {
    tried.push(what);
    if (!is_right) wrong.push(`${what}, machine off by ${by_s} s`);
  };
  const near = (epoch_s: number, expected_s: number) => Math.abs(epoch_s - expected_s) < NEAR_S;
  try {
    const line: Line = { server, token: '', admin_token: '', stopping: false };
    line.token = await signIn(line, EMAIL);
    const order = await obtain<Order>(line, endpoints.createOrder, { body: FULL_DRAFT });
    const now_s = Date.now() / 1000;
    look('a parcel is dated by the right clock', near(order.created_at, now_s));
    const params = { id: order.id };
    const quote = await obtain<{ expires_at: number; estimated_costs: { id: string }[] }>(
      line,
      endpoints.estimateOrder,
      { params, body: {} },
    );
    look('a price holds for a quarter of an hour of it', near(quote.expires_at, now_s + 900));
    turn(-by_s);
    look(
      'the session lives on when the clock is turned',
      (await insist<User>(line, endpoints.getMe, {})).status === 200,
    );
    const bought = await insist<Order>(line, endpoints.createLabel, {
      params,
      body: { estimated_costs_id: quote.estimated_costs[0]?.id },
    });
    look('the price still holds', bought.status === 200);
    const after = await obtain<Order>(line, endpoints.createOrder, { body: FULL_DRAFT });
    look(
      'nothing is dated before what was there',
      after.created_at >= order.created_at && near(after.created_at, Date.now() / 1000),
    );
    const { rows } = await database.pool.query<{ wrong: string }>(
      `select count(*) as wrong from (select created_at, lag(created_at) over (partition by account_id order by account_seq) as before_at
       from entries where account_seq is not null) e where created_at < before_at`,
    );
    look('entries of an account follow each other in time', rows[0]?.wrong === '0');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { tried, wrong };
}
