import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectPageErrors, launchBrowser, newPage } from '../packages/testing/src/browser.index.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../packages/testing/src/index.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const textOf = (file: string): string => readFileSync(join(ROOT, 'examples/self-host', file), 'utf8');
const settings = parseEnv(textOf('sampan.env.example')) as Record<string, string>;

let database: TestDatabase;
let sampan: TestServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  database = await createTestDatabase();
  // Port and data folder are the test's, everything else is the example's.
  const { PORT: _port, SAMPAN_DATA: _data, ...rest } = settings;
  [sampan, browser] = await Promise.all([
    startTestServer({
      database_url: database.url,
      env: { ...rest, SAMPAN_SECRET: 'pN7vQ2xL9sT4wR8yK3mZ6bH1cJ5dF0gA7uE2iO9' },
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await sampan?.stop();
  await database?.drop();
});

describe('examples/self-host', () => {
  test('its settings are settings of the server, those in comments too', () => {
    const env = readFileSync(join(ROOT, 'apps/server/src/env.ts'), 'utf8');
    const names = [...textOf('sampan.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    for (const name of names) expect(env).toContain(`  ${name}: `);
    expect(settings).toMatchObject({ SAMPAN_PROFILE: 'production', SAMPAN_TRUST_PROXY: 'true' });
  });

  test('unit, settings and Caddyfile agree with each other', () => {
    const unit = textOf('sampan.service');
    const [, program = '', script = ''] = /^ExecStart=\/opt\/sampan\/(\S+) (\S+)$/mu.exec(unit) ?? [];
    expect(existsSync(join(ROOT, script))).toBe(true);
    expect(program).toMatch(/^node_modules\/node-linux-(x64|arm64)\/bin\/node$/u);
    expect(unit).toContain('EnvironmentFile=/etc/sampan/sampan.env');
    expect(unit).toContain(`StateDirectory=${settings['SAMPAN_DATA']?.replace('/var/lib/', '')}`);
    const proxy = textOf('Caddyfile');
    expect(proxy).toContain(`reverse_proxy ${settings['HOST']}:${settings['PORT']}`);
    expect(settings['SAMPAN_PUBLIC_URL']).toBe(`https://${/^([\w.]+) \{/mu.exec(proxy)?.[1]}`);
  });

  test('with them the server starts in production: sign-in and widgets are there, the demo is not', async () => {
    const page = await newPage(browser);
    const errors = collectPageErrors(page);
    await page.goto(sampan.url);
    await page.getByRole('button').first().waitFor();
    expect(errors).toEqual([]);
    const statusOf = async (path: string) => (await fetch(sampan.url + path)).status;
    expect(await statusOf('/sdk/v1/sampan.js')).toBe(200);
    expect(await statusOf('/developers')).toBe(200);
    expect(await statusOf('/api/dev/outbox')).toBe(404);
    await page.context().close();
  });
});
