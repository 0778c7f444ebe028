import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test-server.ts';
import { startGroup, type ProcessGroup } from './process-group.ts';

/** For a program to come up, on a machine that is busy. */
export const START_LIMIT_MS = 30_000;

/** A screen that nobody sees. */
export interface Screen {
  /** For the variable DISPLAY. */
  readonly display: string;
  end(): Promise<void>;
}

/** Starts Xvfb on a display that is free, reached through no network. */
export async function startScreen(xvfb: string): Promise<Screen> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'];
  const screen = startGroup(xvfb, args, process.env);
  try {
    return { display: `:${await displayOf(screen)}`, end: () => screen.end() };
  } catch (error) {
    await screen.end();
    throw error;
  }
}

/** A running WebKitWebDriver, which serves one session; its end is that of the browser it started. */
export interface WebKitDriver {
  /** On this machine only. */
  readonly url: string;
  /** What it printed so far. */
  output(): string;
  end(): Promise<void>;
}

/** @throws Error with what the driver printed when it does not come up */
export async function startDriver(driver: string, display: string): Promise<WebKitDriver> {
  const home = await mkdtemp(join(tmpdir(), 'sampan-webkit-'));
  const settings = join(home, 'config/gtk-3.0');
  await mkdir(settings, { recursive: true });
  // What pages hear as "prefers-reduced-motion".
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const webkit = startGroup(driver, [`--port=${port}`, '--host=local'], {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // No bus of a desktop is asked for, or started.
    NO_AT_BRIDGE: '1',
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    GSETTINGS_BACKEND: 'memory',
    // Its pages hear "en-US"; the name of a language comes from here, and few are installed.
    LC_ALL: 'C',
    HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_RUNTIME_DIR: home,
  });
  const end = async (): Promise<void> => {
    await webkit.end();
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    await untilReady(url, webkit);
    return { url, output: () => webkit.output(), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The number of the free display that Xvfb took. */
async function displayOf(screen: ProcessGroup): Promise<string> {
  let said = '';
  screen.pipe.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  await until('Xvfb named no display', screen, async () => said.includes('\n'));
  return said.trim();
}

async function untilReady(url: string, driver: ProcessGroup): Promise<void> {
  await until(`WebKitWebDriver does not answer at ${url}`, driver, async () => {
    const answer = await fetch(`${url}/status`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200;
  });
}

async function until(trouble: string, program: ProcessGroup, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isDone())) {
    if (program.hasEnded() || performance.now() > deadline) {
      const end = program.hasEnded() ? 'it ended' : `waited ${START_LIMIT_MS / 1_000} s`;
      throw new Error(`${trouble} (${end}).\n${program.output()}`);
    }
    await sleep(20);
  }
}
