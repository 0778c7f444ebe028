import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newPage, sharedBrowser } from '@sampan/testing/browser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileURLToPath } from 'node:url';
import { packedTo } from './packed-package.fixtures.ts';
import { run } from './run-program.fixtures.ts';

const SERVER = 'http://127.0.0.1:8080';
let folder: string;
let next: ChildProcess | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-next-'));
});
afterAll(() => {
  if (next?.pid !== undefined) process.kill(-next.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** A port nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

test('the packed package installs and type-checks in a Next project, which renders without hydration warnings', async () => {
  const path = join(folder, 'shop');
  cpSync(fileURLToPath(new URL('../../../../examples/next/', import.meta.url)), path, {
    recursive: true,
    filter: (file) => !/node_modules|\.next/.test(file),
  });
  const tarball = await packedTo(folder);
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { dependencies: object };
  manifest.dependencies = { ...manifest.dependencies, '@sampan/widgets': `file:${tarball}`, next: '16.4.6' };
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], path);

  const cli = join(path, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [cli, 'typegen'], path);
  await run(process.execPath, [join(path, 'node_modules/typescript/bin/tsc'), '--noEmit'], path);

  const port = await freePort();
  const output: string[] = [];
  next = spawn(process.execPath, [cli, 'dev', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: path,
    detached: true,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  next.stdout?.on('data', (text: Buffer) => output.push(text.toString()));
  next.stderr?.on('data', (text: Buffer) => output.push(text.toString()));
  await vi.waitFor(() => expect(output.join('')).toContain('Ready'), { timeout: 90_000, interval: 200 });

  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(html).toMatch(/<sampan-tracking[^>]* tracking-id="[^"]+"/);
  expect(html).toMatch(/<sampan-calculator[^>]* country="SG"/);

  const page = await newPage(await sharedBrowser());
  try {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.route(`${SERVER}/api/**`, (route) =>
      route.fulfill({
        status: 404,
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: { code: 'tracking_not_available', message: 'x', retryable: false },
      }),
    );
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByText('Prices are live.').waitFor({ timeout: 60_000 });
    await page.locator('sampan-tracking').getByText('This tracking is not available at the moment.').waitFor();
    // The stub answers 404, which the browser notes by itself.
    const unexpected = said.filter((text) => !text.startsWith('Failed to load resource'));
    expect(unexpected).toEqual([]);
  } finally {
    await page.context().close();
  }
});
