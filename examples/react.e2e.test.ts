import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDemo } from '../packages/testing/src/demo/index.ts';
import { serveFolder, type StaticServer } from './static-server.fixtures.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** What the example installs, taken from this workspace: the package as it is published, the rest as it lies here. */
const INSTALLED: Readonly<Record<string, string>> = {
  '@sampan/widgets': 'packages/widgets/dist/npm',
  '@types/react': 'apps/console/node_modules/@types/react',
  '@types/react-dom': 'apps/console/node_modules/@types/react-dom',
  '@vitejs/plugin-react': 'packages/tooling/node_modules/@vitejs/plugin-react',
  react: 'apps/console/node_modules/react',
  'react-dom': 'apps/console/node_modules/react-dom',
  typescript: 'node_modules/typescript',
  vite: 'packages/tooling/node_modules/vite',
};

const demo = useDemo();
let folder: string;
let app: StaticServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-react-'));
  cpSync(join(ROOT, 'examples/react'), folder, { recursive: true });
  for (const [name, from] of Object.entries(INSTALLED)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, from), join(folder, 'node_modules', name));
  }
  const run = (script: string, ...options: string[]) =>
    execFileSync(process.execPath, [join(folder, 'node_modules', script), ...options], {
      cwd: folder,
      env: { ...process.env, VITE_SAMPAN_SERVER: demo.url, NODE_ENV: 'production' },
      // What the compiler says belongs to the failure.
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  run('typescript/bin/tsc', '--noEmit');
  run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  app = await serveFolder(join(folder, 'dist'));
});
afterAll(async () => {
  await app?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('examples/react, type-checked and built as an app of its own', () => {
  test('follows a parcel, hears its status, and shows prices', async () => {
    const { page, errors } = await demo.open({ width: 800, stay: true });
    await page.goto(app.url);
    await page.locator('sampan-tracking').getByText('Merlion Express').first().waitFor();
    await expect.poll(() => page.getByRole('status').first().textContent()).not.toContain('not known');
    await page.getByRole('button', { name: 'Another one' }).click();
    await page.locator('sampan-tracking').getByRole('textbox').waitFor();
    await expect
      .poll(() => page.locator('sampan-calculator').evaluate((element) => element.shadowRoot?.textContent?.length ?? 0))
      .toBeGreaterThan(50);
    expect(errors).toEqual([]);
  });
});
