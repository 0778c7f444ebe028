/**
 * Somebody else's PostgreSQL, to prove things on: `node other-postgres.command.ts`. A cluster of the shipped binary with the
 * settings PostgreSQL itself ships, fsync and all, over TCP with a password; the product gets a role that may create databases
 * and is no superuser. Prints one line, the URL, when it is ready, and ends, leaving nothing behind, when its input ends.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FALLBACK_DIRECTORIES, runAsUser, chooseOsUser, preparePostgresBinary } from '@sampan/embedded-postgres';

const READY_LIMIT_MS = 30_000;
const ROLE = 'shop';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

const folder = mkdtempSync(join(tmpdir(), 'sampan-other-postgres-'));
const account = chooseOsUser([]);
const binary = preparePostgresBinary(account, FALLBACK_DIRECTORIES);
const password = randomBytes(18).toString('hex');
const password_file = join(folder, 'password');
writeFileSync(password_file, `${password}\n`, { mode: 0o600 });
if (account.uid !== null && account.gid !== null)
  for (const path of [folder, password_file]) chownSync(path, account.uid, account.gid);
chmodSync(folder, 0o700);

const data = join(folder, 'data');
const flags = [
  '-D',
  data,
  '-U',
  'postgres',
  '--auth=scram-sha-256',
  `--pwfile=${password_file}`,
  '--encoding=UTF8',
  '--locale=C.UTF-8',
];
const made = spawnSync(binary.initdb, flags, { ...runAsUser(account), encoding: 'utf8' });
if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);

const port = await freePort();
const options = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
const postgres = spawn(binary.postgres, options, { ...runAsUser(account), stdio: ['ignore', 'ignore', 'ignore'] });
const ended = new Promise((resolve) => postgres.once('exit', resolve));
const stop = async (): Promise<never> => {
  postgres.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void stop());
process.stdin.resume();
process.stdin.once('end', () => void stop());

const admin = () => new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
const deadline = performance.now() + READY_LIMIT_MS;
for (;;) {
  const client = admin();
  try {
    await client.connect();
    await client.query(`create role ${ROLE} login createdb password '${password}'`);
    await client.query(`create database ${ROLE} owner ${ROLE}`);
    await client.end();
    break;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (performance.now() > deadline) throw error;
    await sleep(100);
  }
}
process.stdout.write(`postgresql://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}\n`);
