import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPostgresBus } from '../../adapters/bus-postgres/postgres-bus.ts';
import { domainErrorOf } from '../http/problem-answer.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

/** A way to the one database of the test, as a host of its own that can go away or fall silent. */
interface Host {
  port: number;
  /** Connections that go through it now. */
  count(): number;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Passes nothing on, and ends nothing. */
  silence(): void;
}

async function openHost(target: URL): Promise<Host> {
  const sockets = new Set<Socket>();
  const folder = target.searchParams.get('host') ?? '';
  let server: Server;
  let port = 0;
  let is_silent = false;
  const up = async () => {
    is_silent = false;
    server = createServer((from) => {
      const to = folder === '' ? connect(Number(target.port), target.hostname) : connect(`${folder}/.s.PGSQL.5432`);
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        sockets.add(one);
        one.on('data', (data) => void (is_silent || other.write(data)));
        one.on('error', () => undefined);
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await up();
  return {
    port,
    count: () => sockets.size / 2,
    async down() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    up,
    silence: () => {
      is_silent = true;
    },
  };
}

let house: TestDatabase;
let hosts: [Host, Host];
let opened: OpenDatabase;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  house = await createTestDatabase();
});
afterAll(() => house.drop());
beforeEach(async () => {
  const target = new URL(house.url);
  hosts = [await openHost(target), await openHost(target)];
  await hosts[1].down();
  const who = `${target.username}${target.password === '' ? '' : `:${target.password}`}`;
  const places = hosts.map(({ port }) => `127.0.0.1:${port}`).join(',');
  opened = await openDatabase({
    database_url: `postgres://${who}@${places}${target.pathname}?target_session_attrs=read-write`,
    data_dir: '',
    log,
    // A busy machine takes its time to connect; how long the pool waits is looked at in lost-connection.test.ts.
    pool: { max: 4, connectionTimeoutMillis: 60_000 },
  });
});
afterEach(async () => {
  await opened.stop();
  for (const host of hosts) await host.down().catch(() => undefined);
});

const ask = async () => (await opened.pool.query<{ n: number }>('select 1 as n')).rows[0]?.n;

test('connections go to the host that answers, and to the other one when it is gone', async () => {
  expect(await ask()).toBe(1);
  expect([hosts[0].count(), hosts[1].count()]).toEqual([1, 0]);
  await hosts[0].down();
  await hosts[1].up();
  // What was on its way fails as something to try again; the next is served.
  await vi.waitFor(async () => expect(await ask()).toBe(1), 5_000);
  expect(hosts[1].count()).toBeGreaterThan(0);
});

test('while no host answers, calls are told to come back, and nothing is left over', async () => {
  await ask();
  await hosts[0].down();
  const refusals = await Promise.allSettled(Array.from({ length: 8 }, ask));
  for (const refusal of refusals) {
    expect(refusal.status).toBe('rejected');
    expect(domainErrorOf((refusal as PromiseRejectedResult).reason).code).toBe('unavailable');
  }
  expect(opened.pool.totalCount).toBe(0);
  await hosts[0].up();
  await vi.waitFor(async () => expect(await ask()).toBe(1), 5_000);
});

test('a host that takes no writes is passed over, and left when it becomes one', async () => {
  const name = new URL(house.url).pathname.slice(1);
  await house.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  // A connection that is open stays as it was; a new one is refused as nothing to write on.
  await opened.pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  const refused = await ask().catch((error: unknown) => error);
  expect(domainErrorOf(refused).code).toBe('unavailable');
  const writer = await house.pool.connect();
  await writer.query('set default_transaction_read_only = off');
  await writer.query(`alter database ${name} reset default_transaction_read_only`);
  writer.release();
  await vi.waitFor(async () => expect(await ask()).toBe(1), 5_000);
});

test('a host that falls silent: its connections are cut once the other one answers', { timeout: 60_000 }, async () => {
  await ask();
  await hosts[1].up();
  hosts[0].silence();
  // It would wait for an answer that never comes.
  const ended = await ask().catch((error: unknown) => error);
  expect(domainErrorOf(ended).code).toBe('unavailable');
  expect(await ask()).toBe(1);
  expect(hosts[1].count()).toBeGreaterThan(0);
});

test('what listens is made again on the other host, and wakes everybody', async () => {
  const bus = createPostgresBus(opened.newClient, log);
  const onWake = vi.fn();
  await bus.listen('sampan_test_hosts', onWake);
  await hosts[1].up();
  await hosts[0].down();
  await vi.waitFor(() => expect(onWake).toHaveBeenCalled(), 10_000);
  onWake.mockClear();
  await house.pool.query("select pg_notify('sampan_test_hosts', '')");
  await vi.waitFor(() => expect(onWake).toHaveBeenCalled(), 5_000);
  await bus.stop();
});
