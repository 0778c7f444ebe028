import { sharedDemoServer } from '@sampan/testing/demo';
import { describeInEngines } from '@sampan/testing/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { misfits, PARENTS, parentsHtml } from './parents.fixtures.ts';
import { startShopHost, type ShopHost } from './shop-host.fixtures.ts';

const TAGS = ['sampan-calculator', 'sampan-tracking', 'sampan-confirm-address', 'sampan-checkout'];

let shop: ShopHost;

beforeAll(async () => {
  const { server } = await sharedDemoServer();
  const script = `<script async src="${server.url}/sdk/v1/all.iife.js"></script>`;
  const attributes = { 'public-key': 'pk_test_DemoKopiKayaSingapore00' };
  const pages = TAGS.map((tag) => [`/${tag}`, script + parentsHtml(tag, attributes)] as const);
  shop = await startShopHost(server.url, Object.fromEntries(pages), "'unsafe-inline'");
});
afterAll(async () => shop?.close());

describeInEngines('a widget in any parent', (withPage) => {
  test.each(TAGS)('<%s> has a width it can be used at', async (tag) => {
    await withPage(async (page) => {
      await page.open(`${shop.url}/${tag}`);
      const widths = async (): Promise<number[]> =>
        (await page.run(
          `[...document.querySelectorAll('${tag}')].map((element) => element.shadowRoot?.querySelector('.s-root')?.getBoundingClientRect().width ?? 0)`,
        )) as number[];
      await expect
        .poll(async () => (await widths()).filter((width) => width > 0).length, { timeout: 30_000 })
        .toBe(Object.keys(PARENTS).length);
      expect(misfits(await widths())).toEqual([]);
    });
  });
});
