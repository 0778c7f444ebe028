import { endpoints } from '@sampan/contract';
import { freePort } from '@sampan/testing';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { composeServer, runServer } from '../src/composition/server.ts';
import { readEnv } from '../src/platform/config/env.ts';
import { openDatabase } from '../src/platform/database/index.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { fill, mountDisk } from './own-disk.ts';
import { ParcelWriter, seedForParcels } from './parcel-writer.ts';

/** Room for the reference data and a few parcels. */
const DISK = '700M';
const CALLS = 40;
const BACK_MS = 60_000;

/** F6: the disk of the bundled PostgreSQL fills up under a server, and is made room on again. */
export async function trustDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-disk-'));
  mountDisk(folder, DISK);
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ data_dir: folder, log });
  let has_ended = false;
  void database.lost.then(() => {
    has_ended = true;
  });
  await migrate(database.pool);
  const port = await freePort();
  const env = readEnv({ PORT: String(port), SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_DATA: folder }, folder);
  const parts = await composeServer({ pool: database.pool, env, log });
  await seedForParcels(parts);
  const server = await runServer(parts, database.url);
  const writer = new ParcelWriter((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
  try {
    await writer.signIn();
    for (let at = 0; at < 5; at += 1) await writer.write(`before-${at}`);

    const filler = join(folder, 'filler');
    fill(filler);
    const reads: number[] = [];
    const writes: number[] = [];
    for (let at = 0; at < CALLS; at += 1) {
      // What PostgreSQL gives back to the disk is taken at once.
      fill(filler);
      writes.push(await writer.write(`full-${at}`));
      reads.push((await writer.call(endpoints.listOrders)).status);
    }
    const free = statfsSync(folder).bavail;

    unlinkSync(filler);
    const began = performance.now();
    let back_after_ms = Number.POSITIVE_INFINITY;
    while (performance.now() - began < BACK_MS && back_after_ms === Number.POSITIVE_INFINITY) {
      if ((await writer.write('after-0')) === 200) back_after_ms = performance.now() - began;
      else await sleep(100);
    }
    return [
      { name: 'F6 free blocks on the disk meanwhile', value: free, unit: 'blocks', target: null },
      { name: 'F6 writes tried on a full disk', value: writes.length, unit: 'writes', target: '= 40' },
      {
        name: 'F6 of them told to come back (503)',
        value: writes.filter((s) => s === 503).length,
        unit: 'writes',
        target: '> 0',
      },
      {
        name: 'F6 of them answered otherwise than 200 or 503',
        value: writes.filter((s) => s !== 503 && s !== 200).length,
        unit: 'writes',
        target: '= 0',
      },
      {
        name: 'F6 reads answered meanwhile',
        value: reads.filter((s) => s === 200).length,
        unit: 'reads',
        target: '= 40',
      },
      {
        name: 'F6 takes writes again, without a restart, after',
        value: back_after_ms / 1000,
        unit: 's',
        target: '<= 10',
      },
      {
        name: 'F6 acknowledged parcels lost',
        value: await writer.lostIn(database.pool),
        unit: 'parcels',
        target: '= 0',
      },
      { name: 'F6 databases that gave up', value: has_ended ? 1 : 0, unit: 'databases', target: '= 0' },
    ];
  } finally {
    await server.stop();
    await database.stop();
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
