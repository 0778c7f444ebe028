import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const FIXTURE = fileURLToPath(new URL('embedded-postgres.fixtures.ts', import.meta.url));

/** A line that the fixture printed. */
export interface FixtureEvent {
  readonly event: 'ready' | 'refused' | 'rows' | 'query_error' | 'log' | 'lost' | 'stopping' | 'stopped';
  readonly message?: string;
  readonly rows?: Record<string, unknown>[];
  readonly running?: { pid: number | null; url: string | null } | null;
}

/** A running fixture process and its conversation. */
export interface EmbeddedServer {
  readonly pid: number;
  /** The next event that is none of the log's. */
  next(): Promise<FixtureEvent>;
  query(sql: string): Promise<FixtureEvent>;
  /** Sends a signal, to the whole process group with `group`, and waits for the end of the process. */
  kill(signal: NodeJS.Signals, options?: { group?: boolean }): Promise<number | null>;
}

/** Starts the fixture on `data_dir` in a process group of its own, as a terminal does. */
export function startEmbeddedServer(input: {
  data_dir: string;
  outside_base?: string;
  program?: string;
  account?: { uid: number; gid: number };
}): EmbeddedServer {
  const child = spawn(
    process.execPath,
    [input.program ?? FIXTURE, input.data_dir, ...(input.outside_base === undefined ? [] : [input.outside_base])],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
      ...input.account,
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const waiting: ((event: FixtureEvent) => void)[] = [];
  const unread: FixtureEvent[] = [];
  createInterface(child.stdout).on('line', (line) => {
    const event = JSON.parse(line) as FixtureEvent;
    if (event.event === 'log') return;
    const reader = waiting.shift();
    if (reader === undefined) unread.push(event);
    else reader(event);
  });
  const next = (): Promise<FixtureEvent> => {
    const event = unread.shift();
    if (event !== undefined) return Promise.resolve(event);
    return Promise.race([
      new Promise<FixtureEvent>((resolve) => waiting.push(resolve)),
      ended.then((code): FixtureEvent => ({ event: 'stopped', message: `exit code ${code}` })),
    ]);
  };
  return {
    pid: child.pid as number,
    next,
    query: (sql) => {
      child.stdin.write(`${sql.replaceAll('\n', ' ')}\n`);
      return next();
    },
    kill: async (signal, options = {}) => {
      if (child.exitCode !== null || child.signalCode !== null) return ended;
      if (options.group !== true) child.kill(signal);
      // Minus one would mean every process there is; a process group of ours never has the number one.
      else if (child.pid !== undefined && child.pid > 1) process.kill(-child.pid, signal);
      return ended;
    },
  };
}
