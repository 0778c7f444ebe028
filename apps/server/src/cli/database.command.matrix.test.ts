import { chooseDataDirectory, OLDER, POSTGRES_USER, runAsUser } from '@sampan/embedded-postgres';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoAccounts } from '../demo/index.ts';
import { composeServer } from '../composition/server.ts';
import { readEnv } from '../platform/config/env.ts';
import { openDatabase } from '../platform/database/index.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seedLocations } from '../modules/shipping/location/index.ts';
import { databaseCommand } from './database.command.ts';
import { quiet } from './open-for-command.ts';

/** Another major version, as Debian has it; the tests of the upgrade are skipped without one. */
const USUAL_ROOT = '/usr/lib/postgresql';
const other = existsSync(USUAL_ROOT)
  ? readdirSync(USUAL_ROOT).find((name) => Number(name) >= 15 && existsSync(join(USUAL_ROOT, name, 'bin/initdb')))
  : undefined;

let data_dir: string;
beforeAll(() => {
  data_dir = mkdtempSync(join(tmpdir(), 'sampan-upgrade-'));
  chmodSync(data_dir, 0o711);
});
afterAll(() => rmSync(data_dir, { recursive: true, force: true }));

const envOf = () => readEnv({ SAMPAN_DATA: data_dir }, data_dir);
const json = async (...args: string[]): Promise<Record<string, unknown>> => {
  const { exit_code, text } = await databaseCommand([...args, '--json'], envOf());
  return { exit_code, ...(JSON.parse(text) as Record<string, unknown>) };
};

/** An installation of a release whose bundled PostgreSQL was an older one. */
async function install(major: string): Promise<{ users: number }> {
  const place = chooseDataDirectory(data_dir);
  const { uid, gid } = place.account;
  mkdirSync(place.cluster, { recursive: true, mode: 0o700 });
  if (uid !== null && gid !== null) chownSync(place.cluster, uid, gid);
  const flags = ['-D', place.cluster, '-U', POSTGRES_USER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const made = spawnSync(join(USUAL_ROOT, major, 'bin/initdb'), flags, {
    ...runAsUser(place.account),
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  const database = await openDatabase({ data_dir, log: quiet, binary_root: join(USUAL_ROOT, major) });
  await migrate(database.pool);
  const parts = await composeServer({ pool: database.pool, env: envOf(), log: pino({ level: 'silent' }) });
  await seedLocations(parts.ctx.db);
  await seedDemoAccounts(parts);
  const { rows } = await database.pool.query<{ users: number }>('select count(*)::int as users from users');
  await database.stop();
  return { users: rows[0]?.users ?? 0 };
}

test.skipIf(other === undefined)(
  'data of an older PostgreSQL is brought over whole, and what it was is kept',
  async () => {
    const before = await install(other ?? '');
    const place = chooseDataDirectory(data_dir);
    await expect(openDatabase({ data_dir, log: quiet })).rejects.toThrow(/made by PostgreSQL.*database upgrade/u);
    expect(await json('upgrade', '--with', data_dir)).toMatchObject({
      exit_code: 1,
      findings: [expect.stringMatching(/apt-get install/u)],
    });

    const done = await json('upgrade');
    expect(done).toMatchObject({
      exit_code: 0,
      upgraded: true,
      from: Number(other),
      kept: join(place.home, `${OLDER}${other}`),
    });
    expect(readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim()).toBe(String(done['to']));
    expect(readdirSync(place.home).filter((name) => name.startsWith('upgrade-'))).toEqual([]);
    const database = await openDatabase({ data_dir, log: quiet });
    const { rows } = await database.pool.query('select count(*)::int as users from users');
    expect(rows).toEqual([before]);
    await database.stop();
    expect(await json('upgrade')).toMatchObject({ exit_code: 0, upgraded: false });

    // A machine that went away between the two renames: nobody starts on an empty database, and the command begins anew.
    rmSync(place.cluster, { recursive: true });
    await expect(openDatabase({ data_dir, log: quiet })).rejects.toThrow(/was interrupted.*database upgrade/u);
    expect(await json('upgrade')).toMatchObject({ exit_code: 0, upgraded: true, from: Number(other) });
    renameSync(join(place.home, `${OLDER}${other}`), join(place.home, 'elsewhere'));
  },
);
