import { sharedDemoServer } from '@sampan/testing/demo';
import { describeInEngines } from '@sampan/testing/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameworksScript, HOSTS, hostsHtml, SWITCHES } from './hosts.fixtures.ts';
import { LEAST_WIDTH } from './parents.fixtures.ts';
import { startShopHost, type ShopHost } from './shop-host.fixtures.ts';
import { tagHtml } from './shop-page.fixtures.ts';

const KEY = { 'public-key': 'pk_test_DemoKopiKayaSingapore00' };

/** What each widget shows that a person uses first. */
const SHOWS: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>, shows: string])[] = [
  ['sampan-calculator', KEY, 'Compare couriers'],
  ['sampan-tracking', KEY, 'Tracking number'],
  ['sampan-confirm-address', KEY, 'Unit number'],
  ['sampan-checkout', { ...KEY, 'product-id': 'prod_sg_kaya_jam_trio' }, 'Unit number'],
];

let shop: ShopHost;

beforeAll(async () => {
  const { server } = await sharedDemoServer();
  const pages = SHOWS.map(async ([tag, attributes]) => {
    const html = tagHtml(tag, attributes);
    const all = `<script async src="${server.url}/sdk/v1/all.iife.js"></script>`;
    const frameworks = (await frameworksScript(html)).replaceAll('</script', String.raw`<\/script`);
    const body = hostsHtml(html, `${server.url}/sdk/v1/sampan.js`);
    return [`/${tag}`, `<body>${all}${body}<script>${frameworks}</script>`] as const;
  });
  shop = await startShopHost(server.url, Object.fromEntries(await Promise.all(pages)), null);
});
afterAll(async () => shop?.close());

/** Runs in the page: the widget of a host, through shadow roots and frames. */
const FIND = `const find = (root, tag) => {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === tag) return element;
    const inside = element.shadowRoot ?? element.contentDocument ?? null;
    const found = inside === null ? null : find(inside, tag);
    if (found !== null) return found;
  }
  return null;
};`;

describeInEngines('a widget in every kind of host', (withPage) => {
  test.each(SHOWS)('<%s> shows what a person uses first, wide enough', async (tag, _attributes, shows) => {
    await withPage(async (page) => {
      await page.open(`${shop.url}/${tag}`);
      const press = (button: string) => page.run(`document.querySelector('${button}').click()`);
      for (const button of Object.values(SWITCHES)) {
        await page.waitFor({ css: button });
        await press(button);
        await press(button);
      }
      const missing = async (): Promise<string[]> => {
        const seen = (await page.run(`(() => { ${FIND}
          const hosts = [...document.querySelectorAll('[id^=host-]')];
          const widths = hosts.map((host) => {
            const root = find(host, '${tag}')?.shadowRoot?.querySelector('.s-root');
            return root?.textContent.includes('${shows}') ? root.getBoundingClientRect().width : 0;
          });
          // The loader fetches for what is in view; the page stays there until it is asked again.
          hosts[widths.indexOf(0)]?.scrollIntoView();
          return widths;
        })()`)) as number[];
        return HOSTS.filter((_, at) => (seen[at] ?? 0) < LEAST_WIDTH);
      };
      await expect.poll(missing, { timeout: 60_000, interval: 500 }).toEqual([]);
    });
  });
});
