import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDemo } from '../packages/testing/src/demo/index.ts';
import { findPhp } from '../packages/tooling/src/stages/php.ts';
import { serveFolder, type StaticServer } from './static-server.fixtures.ts';

const run = promisify(execFile);
const php = findPhp();
const LIVE = fileURLToPath(new URL('./woocommerce/test/live.php', import.meta.url));

interface Shown {
  rates: [string, string][];
  page: string;
  scripts: string[];
  log: string[];
}

describe.skipIf(php === null)('examples/woocommerce with a server', () => {
  const demo = useDemo();
  let folder: string;
  let shop: StaticServer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sampan-woocommerce-'));
    shop = await serveFolder(folder);
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('checkout offers real prices, and the order page follows the parcel', async () => {
    const args = [LIVE, demo.url, 'pk_test_DemoKopiKayaSingapore00', 'SMPME00000000010'];
    const shown = JSON.parse((await run(php ?? '', args)).stdout) as Shown;
    expect(shown.log).toEqual([]);
    expect(shown.rates.length).toBeGreaterThan(1);
    const costs = shown.rates.map(([, cost]) => Number(cost));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(shown.rates[0]?.[0]).toMatch(/^\S.+ \(\d(?: to \d+)? days?\)$/u);

    const scripts = shown.scripts.map((url) => `<script async src="${url}"></script>`).join('');
    const html = `<!doctype html><html lang="en"><title>Order 5</title>${scripts}<main>${shown.page}</main></html>`;
    writeFileSync(join(folder, 'index.html'), html);
    const { page, errors } = await demo.open({ width: 375, stay: true });
    await page.goto(shop.url);
    await page.locator('sampan-tracking').getByText('Merlion Express').first().waitFor();
    expect(errors).toEqual([]);
  });
});
