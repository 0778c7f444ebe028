import { endpoints, type Order, type ParcelProblem } from '@sampan/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestServer, type TestDatabase } from '@sampan/testing';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { FAILS_ONCE } from '#test/tracking/problem-samples.fixtures.ts';
import { auditLedger, isBalanced } from '../src/modules/ledger/wallet/index.ts';
import { databaseOn } from '../src/platform/database/database.ts';
import { insist, obtain, signIn, type Line } from './crash-client.ts';
import { endLeases } from './end-leases.ts';

/** Asks until there is a row. */
async function until(database: TestDatabase, text: string, values: unknown[]): Promise<void> {
  while ((await database.pool.query(text, values)).rows.length === 0) await sleep(5);
}

const GATE = 715_517;

/** Lets no courier's answer be kept while somebody holds the gate, however late the test looks. */
async function installGate({ pool }: TestDatabase): Promise<void> {
  await pool.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${GATE}); return new; end $$;
    create trigger wait_at_gate before update on parcel_instructions for each row
      when (old.state in ('booking', 'withdrawing') and new.state is distinct from old.state)
      execute function wait_at_gate()`);
}

/**
 * Kills the server between a courier's yes to a return and our commit (trust 3). The commit has to wait at a gate that is
 * closed before the call; when the courier keeps the return, the server is killed. The next server finds out by itself, and the client repeats its call until there is an answer. Then the same
 * for the withdrawal of the return, which is asked for again and carried out.
 */
export async function killAfterReturnBooked(database: TestDatabase) {
  const { pool } = database;
  const settings = {
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_COURIER_LATENCY_MS: '250', SAMPAN_LOG_LEVEL: 'silent' },
  };
  const server = await startTestServer(settings);
  const line: Line = { server, token: '', admin_token: '', stopping: false };
  line.token = await signIn(line, 'sg@demo.sampan.test');
  const params = {
    id: (await obtain<Order>(line, endpoints.createOrder, { body: { ...FULL_DRAFT, ...FAILS_ONCE }, key: 'o' })).id,
  };
  const quote = await obtain<{ estimated_costs: { id: string }[] }>(line, endpoints.estimateOrder, {
    params,
    body: {},
  });
  const bought = await obtain<Order>(line, endpoints.createLabel, {
    params,
    body: { estimated_costs_id: quote.estimated_costs[0]?.id },
    key: 'l',
  });
  const tracking_code = bought.label?.tracking_code ?? '';
  for (const to of ['out_for_delivery', 'next'])
    await obtain(line, endpoints.advanceParcel, { body: { tracking_code, to } });
  const problem = await obtain<ParcelProblem>(line, endpoints.getParcelProblem, { params });
  const wallet = async () =>
    (await obtain<{ held: number; balance: number }>(line, endpoints.getWalletBalance, {})) satisfies object;
  const before = await wallet();
  const body = { kind: 'return', price: problem.return.price, note: '' };
  await installGate(database);
  /** Kills the server while the commit of the courier's answer waits, and starts the next one. */
  const killBetween = async (
    call: () => Promise<{ status: number }>,
    asking: 'booking' | 'withdrawing',
    courier: string,
  ) => {
    const gate = await pool.connect();
    await gate.query('select pg_advisory_lock($1)', [GATE]);
    const answer = call();
    const state = 'select 1 from parcel_instructions where order_id = $1 and state = $2';
    await until(database, state, [params.id, asking]);
    await until(database, `select 1 from courier_parcels where tracking_code = $1 and ${courier}`, [tracking_code]);
    await line.server.kill('SIGKILL');
    const { rows } = await pool.query<{ state: string; held: boolean }>(
      `select i.state, exists (select 1 from holds h where h.id = i.hold_id and h.state = 'placed') as held
         from parcel_instructions i where i.order_id = $1 and i.state = $2`,
      [params.id, asking],
    );
    await gate.query('select pg_advisory_unlock($1)', [GATE]);
    gate.release();
    await endLeases(pool);
    line.server = await startTestServer({ ...settings, port: server.port, data_dir: server.data_dir });
    await until(database, state, [params.id, asking === 'booking' ? 'booked' : 'withdrawn']);
    return { left: rows, answered: await answer };
  };
  const book = () => insist<ParcelProblem>(line, endpoints.instructCourier, { params, body, key: 'r' });
  const booking = await killBetween(book, 'booking', 'instruction is not null');
  const booked = await wallet();
  const withdraw = () => insist<ParcelProblem>(line, endpoints.withdrawInstruction, { params, key: 'w' });
  const withdrawing = await killBetween(withdraw, 'withdrawing', 'instruction is null');
  const withdrawn = await wallet();
  await obtain(line, endpoints.instructCourier, { params, body, key: 'again' });
  await obtain(line, endpoints.advanceParcel, { body: { tracking_code, to: 'end' } });
  const after = await wallet();
  const charges = await pool.query(
    "select 1 from journals where kind = 'parcel_return' and details ->> 'order_id' = $1",
    [params.id],
  );
  const outcome = {
    left: booking.left,
    left_withdrawing: withdrawing.left,
    held_withdrawn: Math.round((withdrawn.held - before.held) * 100),
    status: booking.answered.status,
    price: problem.return.price,
    held: Math.round((booked.held - before.held) * 100),
    charged: Math.round((before.balance - after.balance) * 100),
    held_after: Math.round((after.held - before.held) * 100),
    charges: charges.rows.length,
    is_balanced: isBalanced(await auditLedger({ db: databaseOn(pool) })),
  };
  await line.server.stop();
  return outcome;
}
