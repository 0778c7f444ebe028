import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { composeServer, appOf } from '../src/composition/server.ts';
import { readEnv } from '../src/platform/config/env.ts';
import { openDatabase, type OpenDatabase } from '../src/platform/database/index.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { fill, mountDisk } from './own-disk.ts';
import { ParcelWriter, seedForParcels, type Request } from './parcel-writer.ts';

const DISK = '1500M';
/** As many segments as PostgreSQL may keep at hand are used up, and then it needs a new one. */
const MOST_SEGMENTS = 120;
const BACK_MS = 60_000;

/** Brings a call into the app of a server on a database. */
async function openApp(database: OpenDatabase, folder: string) {
  const env = readEnv({ SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_DATA: folder }, folder);
  const parts = await composeServer({ pool: database.pool, env, log: pino({ level: 'silent' }) });
  const app = appOf(parts);
  const request: Request = (path, init) => app.request(`http://sampan.trust${path}`, init);
  return { parts, request };
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
    const { parts, request } = await openApp(database, folder);
    await seedForParcels(parts);
    const writer = new ParcelWriter(request);
    await writer.signIn();
    for (let at = 0; at < 5; at += 1) await writer.write(`before-${at}`);

    const filler = join(folder, 'filler');
    let has_failed = false;
    for (let at = 0; at < MOST_SEGMENTS && !has_failed; at += 1) {
      fill(filler);
      // Ends the segment that is written to, so that the next one is needed.
      await database.pool.query('select pg_switch_wal()').catch(() => undefined);
      has_failed = (await writer.write(`full-${at}`)) !== 200;
    }
    for (let at = 0; at < 20; at += 1) {
      await writer.write(`late-${at}`);
      await sleep(100);
    }

    unlinkSync(filler);
    const began = performance.now();
    let back_ms = Number.POSITIVE_INFINITY;
    let restarts = 0;
    const told = [...writer.statuses];
    while (performance.now() - began < BACK_MS && back_ms === Number.POSITIVE_INFINITY) {
      if (has_ended && restarts === 0) {
        // As systemd does with a server that ended.
        restarts += 1;
        await database.stop();
        database = await openDatabase({ data_dir: folder, log });
        await writer.signIn((await openApp(database, folder)).request);
      }
      if ((await writer.write('after-0')) === 200) back_ms = performance.now() - began;
      else await sleep(200);
    }
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
        value: await writer.lostIn(database.pool),
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
