import { endpoints, type Endpoint } from '@sampan/contract';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { composeServer, appOf } from '../src/composition/server.ts';
import { DEMO_PASSWORD, seedDemoAccounts } from '../src/demo/index.ts';
import { seedRates } from '../src/modules/shipping/estimate/index.ts';
import { seedLocations } from '../src/modules/shipping/location/index.ts';
import { readEnv } from '../src/platform/config/env.ts';
import { openDatabase, type OpenDatabase } from '../src/platform/database/index.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { fill, mountDisk } from './own-disk.ts';

const DISK = '1500M';
/** As many segments as PostgreSQL may keep at hand are used up, and then it needs a new one. */
const MOST_SEGMENTS = 120;
const BACK_MS = 60_000;

/** The app of a server on a database, and somebody who is signed in. */
async function openApp(database: OpenDatabase, folder: string) {
  const env = readEnv({ SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_DATA: folder }, folder);
  const parts = await composeServer({ pool: database.pool, env, log: pino({ level: 'silent' }) });
  const app = appOf(parts);
  let token = '';
  const call = async (endpoint: Endpoint, path: string, body?: object, key?: string) => {
    const answer = await app.request(`http://sampan.trust${path}`, {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as { token?: string; id?: string } };
  };
  return {
    parts,
    signIn: async () => {
      const login = { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD };
      token = (await call(endpoints.login, '/api/v1/login', login)).body.token ?? '';
    },
    write: async (reference_id: string) =>
      call(endpoints.createOrder, '/api/v1/order', { ...FULL_DRAFT, reference_id }, reference_id),
  };
}

/** F6: the disk stays full until the bundled PostgreSQL has no room for its log, which ends it: what is told, what is lost, and the way back. */
export async function trustFullLog() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-full-log-'));
  mountDisk(folder, DISK);
  const log = pino({ level: 'silent' });
  let database = await openDatabase({ data_dir: folder, log });
  try {
    let has_ended = false;
    void database.lost.then(() => {
      has_ended = true;
    });
    await migrate(database.pool);
    let app = await openApp(database, folder);
    await seedLocations(app.parts.ctx.db);
    await seedRates(app.parts.ctx.db);
    await seedDemoAccounts(app.parts);
    await app.signIn();
    const acknowledged = new Map<string, string>();
    const statuses: number[] = [];
    const write = async (reference: string) => {
      const { status, body } = await app.write(reference);
      statuses.push(status);
      if (status === 200) acknowledged.set(reference, body.id ?? '');
      return status;
    };
    for (let at = 0; at < 5; at += 1) await write(`before-${at}`);

    const filler = join(folder, 'filler');
    let has_failed = false;
    for (let at = 0; at < MOST_SEGMENTS && !has_failed; at += 1) {
      fill(filler);
      // Ends the segment that is written to, so that the next one is needed.
      await database.pool.query('select pg_switch_wal()').catch(() => undefined);
      has_failed = (await write(`full-${at}`)) !== 200;
    }
    for (let at = 0; at < 20; at += 1) {
      await write(`late-${at}`);
      await sleep(100);
    }

    unlinkSync(filler);
    const began = performance.now();
    let back_ms = Number.POSITIVE_INFINITY;
    let restarts = 0;
    const told = [...statuses];
    while (performance.now() - began < BACK_MS && back_ms === Number.POSITIVE_INFINITY) {
      if (has_ended && restarts === 0) {
        // As systemd does with a server that ended.
        restarts += 1;
        await database.stop();
        database = await openDatabase({ data_dir: folder, log });
        app = await openApp(database, folder);
        await app.signIn();
      }
      if ((await write('after-0')) === 200) back_ms = performance.now() - began;
      else await sleep(200);
    }
    const { rows } = await database.pool.query<{ reference_id: string; id: string }>(
      "select reference_id, id from orders where reference_id ~ '^(before|full|late|after)-'",
    );
    const kept = new Map(rows.map(({ reference_id, id }) => [reference_id, id]));
    return [
      {
        name: 'F6 log full: writes told to come back (503)',
        value: told.filter((s) => s === 503).length,
        unit: 'writes',
        target: '> 0',
      },
      {
        name: 'F6 log full: answers other than 200 and 503',
        value: told.filter((s) => s !== 200 && s !== 503).length,
        unit: 'writes',
        target: '= 0',
      },
      {
        name: 'F6 log full: databases that ended, and were started again',
        value: restarts,
        unit: 'databases',
        target: null,
      },
      { name: 'F6 log full: takes writes again after', value: back_ms / 1000, unit: 's', target: '<= 30' },
      {
        name: 'F6 log full: acknowledged parcels lost',
        value: [...acknowledged].filter(([reference, id]) => kept.get(reference) !== id).length,
        unit: 'parcels',
        target: '= 0',
      },
    ];
  } finally {
    await database.stop();
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
