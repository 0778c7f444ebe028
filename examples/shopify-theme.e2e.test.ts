import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDemo } from '../packages/testing/src/demo/index.ts';
import { renderLiquid } from './liquid.fixtures.ts';
import { serveFolder, type StaticServer } from './static-server.fixtures.ts';

interface Setting {
  type: string;
  id?: string;
  label?: string;
  default?: string | number;
  options?: { value: string; label: string }[];
  min?: number;
  max?: number;
  step?: number;
}
interface Schema {
  name: string;
  enabled_on?: { templates: string[] };
  settings: Setting[];
  presets: { name: string }[];
}

const textOf = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`./shopify-theme/${file}`, import.meta.url)), 'utf8');
const schemaOf = (file: string): Schema =>
  JSON.parse(/\{% schema %\}([^]*)\{% endschema %\}/u.exec(textOf(file))?.[1] ?? '') as Schema;
const SNIPPETS = {
  'sampan-widget': textOf('snippets/sampan-widget.liquid'),
  'sampan-order-tracking': textOf('snippets/sampan-order-tracking.liquid'),
};
const FILES = ['sections/sampan.liquid', 'blocks/sampan.liquid'];
const ORDER_FILES = ['sections/sampan-order-tracking.liquid', 'blocks/sampan-order-tracking.liquid'];

/** What the theme editor would give the template: each setting's default, and what the merchant chose. */
function pageOf(file: string, chosen: Record<string, string | number>, visitor = 'SG', order?: object): string {
  const defaults = Object.fromEntries(
    schemaOf(file).settings.flatMap((one) => (one.id ? [[one.id, one.default ?? '']] : [])),
  );
  const settings = { ...defaults, ...chosen };
  const part = file.startsWith('sections') ? 'section' : 'block';
  const scope = {
    [part]: { id: 'template--1', settings },
    request: { locale: { iso_code: 'en' } },
    localization: { country: { iso_code: visitor } },
    order,
  };
  const body = renderLiquid(textOf(file), scope, { snippets: SNIPPETS });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body><main><h1>Shop</h1>${body}</main></body></html>`;
}

const demo = useDemo();
let folder: string;
let shop: StaticServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-theme-'));
  shop = await serveFolder(folder);
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(file: string, chosen: Record<string, string | number>) {
  const connected = { server: demo.url, public_key: 'pk_test_DemoKopiKayaSingapore00', ...chosen };
  writeFileSync(join(folder, 'index.html'), pageOf(file, connected));
  const { page, errors } = await demo.open({ stay: true });
  await page.goto(shop.url);
  return { page, errors };
}

describe('examples/shopify-theme', () => {
  test.each([...FILES, ...ORDER_FILES])('%s has settings the theme editor takes', (file) => {
    const { name, settings, presets } = schemaOf(file);
    expect(name.length).toBeLessThanOrEqual(25);
    expect(presets.length).toBeGreaterThan(0);
    const ids = settings.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of settings) {
      expect(['select', 'text', 'color', 'range', 'header']).toContain(one.type);
      if (one.type === 'header') continue;
      expect(one.label).toBeTruthy();
      if (one.type === 'select') expect(one.options?.map(({ value }) => value)).toContain(one.default);
      if (one.type !== 'range') continue;
      const { min = 0, max = 0, step = 1, default: value } = one;
      expect((max - min) / step).toBeLessThanOrEqual(100);
      expect((Number(value) - min) % step).toBe(0);
    }
    const snippet = ORDER_FILES.includes(file) ? SNIPPETS['sampan-order-tracking'] : SNIPPETS['sampan-widget'];
    const read = [...snippet.matchAll(/settings\.(\w+)/gu)].map(([, id]) => id);
    expect([...new Set(read)].toSorted()).toEqual(ids.toSorted());
  });

  test.each([
    ['sections/sampan.liquid', 'calculator', 'From'],
    ['sections/sampan.liquid', 'checkout', 'Kaya jam trio'],
    ['blocks/sampan.liquid', 'tracking', 'Tracking number'],
    ['blocks/sampan.liquid', 'confirm-address', 'Street'],
  ])('%s shows the %s in the shop’s colour', async (file, widget, text) => {
    const { page, errors } = await open(file, { widget, product_id: 'prod_sg_kaya_jam_trio', color: '#8a4b12' });
    await page.locator(`sampan-${widget}`).getByText(text).first().waitFor();
    expect(
      await page
        .locator(`sampan-${widget}`)
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--sampan-primary')),
    ).toContain('#8a4b12');
    expect(errors).toEqual([]);
  });

  test.each(ORDER_FILES)('%s follows the parcels of this server on the page of their order', async (file) => {
    const sent = (server: string, tracking_number: string) => ({
      tracking_number,
      tracking_url: `${server}/t/${tracking_number}`,
    });
    const order = {
      shipping_address: { country_code: 'SG' },
      fulfillments: [
        sent(demo.url, 'SMPME00000000010'),
        sent('https://another.example', '"><script>alert(1)</script>'),
        { tracking_number: null, tracking_url: null },
      ],
    };
    const chosen = { server: demo.url, public_key: 'pk_test_DemoKopiKayaSingapore00' };
    writeFileSync(join(folder, 'index.html'), pageOf(file, chosen, 'SG', order));
    const { page, errors } = await demo.open({ stay: true });
    await page.goto(shop.url);
    await page.locator('sampan-tracking').getByText('Merlion Express').first().waitFor();
    expect(await page.locator('sampan-tracking').count()).toBe(1);
    expect(errors).toEqual([]);
    expect(pageOf(file, chosen, 'SG')).not.toContain('<script async');
  });

  test('what a merchant types stays text', async () => {
    const html = pageOf('sections/sampan.liquid', {
      public_key: '"><script>alert(1)</script>',
      server: 'https://x.example',
    });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('public-key="&quot;&gt;&lt;script&gt;');
  });

  test('a visitor from elsewhere is asked as one of the shop’s own country', () => {
    const country = (visitor: string, chosen = {}) =>
      / country="(\w+)"/u.exec(pageOf('sections/sampan.liquid', { from_country: 'MY', ...chosen }, visitor))?.[1];
    expect(country('PH')).toBe('PH');
    expect(country('US')).toBe('MY');
    expect(country('PH', { country: 'ID' })).toBe('ID');
  });

  test('without a key the shop’s page goes on, and the widget says what to do', async () => {
    const { page } = await open('sections/sampan.liquid', { public_key: '' });
    await expect
      .poll(() => page.locator('sampan-calculator').evaluate((element) => element.shadowRoot?.textContent?.length ?? 0))
      .toBeGreaterThan(10);
    await page.getByRole('heading', { name: 'Shop' }).waitFor();
  });
});
