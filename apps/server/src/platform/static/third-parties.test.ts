import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../config/env.ts';
import type { Chat } from '../../ports/chat.ts';
import { mountPublicSite } from './public-site.ts';
import { mountStaticSite } from './static-site.ts';
import { outsideServicesOf } from './third-parties.ts';

const PAGE = '<!doctype html><html><head><title>Sampan</title></head><body><!--social:SG--></body></html>';
const UMAMI = { SAMPAN_PAGE_VIEWS: 'umami', SAMPAN_PAGE_VIEWS_SITE: 'b-"7"' };

/** Answers of the country chooser and of the console's sign-in page. */
async function pagesWith(settings: Record<string, string>, chat: Chat | null = null, paths = ['/', '/auth']) {
  const folder = `${mkdtempSync(join(tmpdir(), 'sampan-outside-'))}/`;
  for (const name of ['index.html', 'chat-frame.html']) writeFileSync(join(folder, name), PAGE);
  const outside = outsideServicesOf(readEnv(settings), chat);
  const site = { folder, tile_host: null, public_url: 'http://sampan.test', outside };
  const app = new Hono();
  mountPublicSite(app, site);
  mountStaticSite(app, site);
  return Promise.all(paths.map((path) => app.request(`http://sampan.test${path}`)));
}
const connectOf = (answer: Response) =>
  /connect-src ([^;]*)/u.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

test('without settings pages are as built and may call this server alone', async () => {
  for (const answer of await pagesWith({})) {
    expect((await answer.text()).replace('<!--social:SG-->', '')).toBe(PAGE.replace('<!--social:SG-->', ''));
    expect(connectOf(answer)).toBe("'self'");
  }
});

test.each([
  ['https://cloud.umami.is', UMAMI],
  ['https://count.example', { ...UMAMI, SAMPAN_PAGE_VIEWS_URL: 'https://count.example/some/path' }],
  ['https://plausible.io', { SAMPAN_PAGE_VIEWS: 'plausible', SAMPAN_PAGE_VIEWS_SITE: 'ship.example' }],
])('with settings the policy names %s and nothing else, and the page knows it', async (host, settings) => {
  for (const answer of await pagesWith(settings)) {
    const content = /<meta name="sampan-third-parties" content="([^"]*)" \/><\/head>/u.exec(await answer.text())?.[1];
    expect(JSON.parse((content ?? '').replaceAll('&quot;', '"'))).toEqual({
      page_views: { provider: settings.SAMPAN_PAGE_VIEWS, site: settings.SAMPAN_PAGE_VIEWS_SITE, url: host },
      chat: null,
      social_links: {},
    });
    expect(connectOf(answer)).toBe(`'self' ${host}`);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  }
});

const CHAT: Chat = {
  settings: { provider: 'chatwoot', site: 't1', url: 'https://chat.example' },
  hosts: {
    script: ['https://chat.example'],
    connect: ['https://chat.example'],
    frame: ['https://chat.example'],
    image: [],
    font: [],
    media: [],
  },
  provenBy: ({ id }) => id,
  secret: 'a secret',
};

test('a chat gets a frame with a policy of its own; the pages around it stay as strict', async () => {
  const [home, console_page, frame] = await pagesWith({}, CHAT, ['/', '/auth', '/chat-frame']);
  const policyOf = (answer: Response | undefined) => answer?.headers.get('content-security-policy') ?? '';
  for (const answer of [home, console_page]) {
    expect(policyOf(answer)).not.toMatch(/unsafe|chat\.example/u);
    expect(policyOf(answer)).toContain("frame-src 'self'");
    expect(await answer?.text()).not.toContain('a secret');
  }
  expect(policyOf(frame)).toContain("script-src 'self' https://chat.example;");
  expect(policyOf(frame)).toContain("frame-ancestors 'self'");
  expect(frame?.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const [without] = await pagesWith({}, null, ['/chat-frame']);
  expect(without?.status).toBe(404);
});

test('spec 2 Header: social links by country stand in the foot of its pages, and nothing is loaded from there', async () => {
  const [home] = await pagesWith({ SAMPAN_SOCIAL_LINKS: '{"SG":{"Facebook":"https://f.example/?a=1&b=2"}}' });
  expect(await home?.text()).toContain(
    '<body> · <a href="https://f.example/?a=1&amp;b=2" rel="noopener me">Facebook</a></body>',
  );
  expect(home === undefined ? '' : connectOf(home)).toBe("'self'");
  const [elsewhere] = await pagesWith({ SAMPAN_SOCIAL_LINKS: '{"MY":{"Facebook":"https://f.example/my"}}' });
  expect(await elsewhere?.text()).toContain('<body></body>');
});

test('a service without the name of the site stops the start', () => {
  expect(() => readEnv({ SAMPAN_PAGE_VIEWS: 'umami' })).toThrow(/SAMPAN_PAGE_VIEWS_SITE must be set/u);
});
