import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const CHILD_MODULE = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** A server that says which signals reach it, and leaves with code 7 a moment after the first. */
const SERVER = `
  const got = [];
  const leave = () => { console.log('got ' + got.sort().join(' ')); process.exit(7); };
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {
    if (got.push(name) === 1) setTimeout(leave, 300);
  });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

const LAUNCHER = `
  import { runChild } from ${JSON.stringify(CHILD_MODULE)};
  const { code } = await runChild(process.execPath, ['-e', ${JSON.stringify(SERVER)}]);
  process.exitCode = code;
`;

/** Starts the launcher in a process group of its own, and signals as a terminal or as `kill` does. */
async function stopLauncher(signal: (pid: number) => void): Promise<{ code: number | null; output: string }> {
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', LAUNCHER], { detached: true });
  const { pid } = launcher;
  if (pid === undefined) throw new Error('the launcher did not start');
  let output = '';
  return new Promise((resolve, reject) => {
    launcher.once('error', reject);
    launcher.stdout.on('data', (chunk: Buffer) => {
      const was_ready = output.includes('ready');
      output += chunk.toString();
      if (!was_ready && output.includes('ready')) signal(pid);
    });
    launcher.once('close', (code) => resolve({ code, output }));
  });
}

describe('stopping what the launcher started', () => {
  test('Ctrl-C reaches the group; the child gets it once and one SIGTERM, however often npm repeats it', async () => {
    const { code, output } = await stopLauncher((pid) => {
      process.kill(-pid, 'SIGINT');
      setTimeout(() => process.kill(pid, 'SIGINT'), 50);
    });
    expect(output).toContain('got SIGINT SIGTERM');
    expect(code).toBe(7);
  });

  test('a signal to the launcher alone is passed on as one SIGTERM', async () => {
    const { code, output } = await stopLauncher((pid) => process.kill(pid, 'SIGINT'));
    expect(output).toContain('got SIGTERM');
    expect(output).not.toContain('SIGINT');
    expect(code).toBe(7);
  });

  test('a kill that only reaches npm and its shell stops the child too', async () => {
    const shell = spawn('/bin/sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, LAUNCHER], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      const was_ready = output.includes('ready');
      output += chunk.toString();
      if (!was_ready && output.includes('ready')) shell.kill('SIGKILL');
    });
    // The pipe closes when the last of the three processes that hold it has gone.
    await new Promise((resolve) => shell.once('close', resolve));
    expect(output).toContain('got SIGTERM');
  });
});
