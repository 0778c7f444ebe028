import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
/** What Node.js compiled, as `npm test` keeps it: without it a start costs a third more. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.sampan/compiled', import.meta.url));
/** Preloaded as by `npm start`. */
const QUICK = fileURLToPath(new URL('../../tooling/src/launch/quick-resolve.ts', import.meta.url));
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 30_000;

export interface TestServerSettings {
  /** Settings of the server; they win over everything below. */
  env?: Record<string, string>;
  /** Where it keeps its data: a fresh folder, deleted by stop(), unless given. Give it to start on the same data again. */
  data_dir?: string;
  /** An own database instead of a bundled one, e.g. `createTestDatabase().url`. */
  database_url?: string;
  /** A free one unless given. */
  port?: number;
  /** The file descriptor of a socket that listens on `port` and outlives the server, given to it as systemd does. */
  socket?: number;
}

/** The real server in a process of its own. */
export interface TestServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly data_dir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal (SIGKILL for a crash) and waits for its end; answers the exit code, null after a kill. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** Stops it in order and deletes the data folder that was made for it. */
  stop(): Promise<void>;
}

/**
 * Starts `apps/server/src/main.ts` as `npm start` would, on a free port with data of its own, and resolves when
 * `/api/health` answers 200.
 *
 * @throws Error with everything the server printed when it ends or does not answer.
 */
export async function startTestServer(settings: TestServerSettings = {}): Promise<TestServer> {
  const port = settings.port ?? (await freePort());
  const data_dir = settings.data_dir ?? makeDataFolder();
  const url = `http://127.0.0.1:${port}`;
  const command = [process.execPath, '--import', QUICK, MAIN];
  // What a shell becomes by `exec` keeps its number, which is known to nobody before.
  const held = ['sh', '-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"', ...command];
  const [program = '', ...args] = settings.socket === undefined ? command : held;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe', ...(settings.socket === undefined ? [] : [settings.socket])],
    env: {
      ...inherited(),
      PORT: String(port),
      HOST: '127.0.0.1',
      SAMPAN_DATA: data_dir,
      NODE_COMPILE_CACHE: COMPILED,
      // What arrives by itself is counted by no test that did not ask for it.
      SAMPAN_DEMO_STORES: 'false',
      ...(settings.database_url === undefined ? {} : { DATABASE_URL: settings.database_url }),
      ...settings.env,
    },
  }) as ChildProcessByStdio<null, Readable, Readable>;
  endWithRun(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  let has_ended = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      printed += String(error);
      has_ended = true;
      resolve(null);
    });
    child.once('close', (code) => {
      has_ended = true;
      resolve(code);
    });
  });
  const kill = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!has_ended) child.kill(signal);
    return ended;
  };
  const stop = async (): Promise<void> => {
    const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await kill('SIGTERM');
    clearTimeout(overdue);
    if (settings.data_dir === undefined) rmSync(data_dir, { recursive: true, force: true });
  };

  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(`${url}/api/health`))) {
    if (has_ended || Date.now() > deadline) {
      const reason = has_ended ? 'ended' : 'did not answer';
      await stop();
      throw new Error(`The server ${reason} at its start.\n${printed}`);
    }
    await sleep(50);
  }
  return { url, port, pid: child.pid as number, data_dir, output: () => printed, kill, stop };
}

const running = new Set<ChildProcess>();

function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Ends the servers, then goes on with whatever the signal means besides. */
function endAllBySignal(): void {
  endAll();
  process.off('SIGTERM', endAllBySignal);
  process.kill(process.pid, 'SIGTERM');
}

/**
 * A test run that ends early, or a worker that keeps a server for all its files, must not leave one behind: one listener for
 * all of them, there while there are any. A worker is ended by a signal, which brings no `exit`.
 */
function endWithRun(child: ChildProcess): void {
  if (running.size === 0) process.on('exit', endAll).on('SIGTERM', endAllBySignal);
  running.add(child);
  // Not at `close`, which waits for what inherited its output and may come after a stop was awaited.
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', endAll).off('SIGTERM', endAllBySignal);
  });
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Whether nobody listens on it, and nobody keeps others from listening. */
export async function isFreePort(port: number): Promise<boolean> {
  const probe = createServer();
  const is_free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (is_free) await new Promise((resolve) => probe.close(resolve));
  return is_free;
}

/** Others may pass through it: root's PostgreSQL runs under another account and would keep its data elsewhere. */
function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-server-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The environment of this process without the settings of a server, which a developer may have in the shell. */
function inherited(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !name.startsWith('SAMPAN_') && !['DATABASE_URL', 'PORT', 'HOST', 'NODE_ENV', 'NODE_OPTIONS'].includes(name),
    ),
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    // A connection that is kept would hold up the server's stop by a second.
    const response = await fetch(url, { headers: { Connection: 'close' }, signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
