import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const END_LIMIT_MS = 5_000;

/**
 * A program with everything it starts. It ends when the pipe to it does, so that a test run which is killed leaves nothing
 * behind either.
 */
export interface ProcessGroup {
  /** What it writes to file descriptor 3. */
  readonly pipe: Readable;
  output(): string;
  hasEnded(): boolean;
  end(): Promise<void>;
}

/** The shell waits for the end of the pipe or of the program, and takes the whole group with it. */
const KEEPER = `"$@" 4<&- & program=$!
{ cat <&4 >/dev/null; kill -TERM 0; } &
wait "$program"; kill -TERM 0`;

export function startGroup(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ProcessGroup {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', command, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    env,
  });
  let printed = '';
  let has_ended = false;
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  const ended = new Promise<void>((resolve) => {
    const finish = (): void => {
      has_ended = true;
      resolve();
    };
    child.once('error', finish);
    child.once('exit', finish);
  });
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // Nobody of the group is left.
    }
  };
  return {
    pipe: child.stdio[3] as Readable,
    output: () => printed,
    hasEnded: () => has_ended,
    end: async () => {
      signal('SIGTERM');
      await Promise.race([ended, sleep(END_LIMIT_MS)]);
      signal('SIGKILL');
      await ended;
    },
  };
}
