import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import type { EstimateAnswer } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { expect, test } from 'vitest';
import { readSiteFacts } from '../../../packages/tooling/src/site/site-facts.ts';
import { ROOT } from '#test/root.fixtures.ts';

const demo = useDemo();

/** A country's home with where its prices start. */
const HOMES = [
  ['/sg', 'S$ 3.03'],
  ['/my', 'RM 5.25'],
  ['/ph', '₱76.92'],
  ['/id', 'Rp 7.070,00'],
] as const;
/** Every kind of page once; the colours of one are those of all. */
const KINDS = [
  '/',
  '/id/services/cod',
  '/my/partners/wau-parcel',
  '/ph/blog/guides/cod-returns',
  '/my/ms',
  '/ph/fil/services/cod',
  '/changelog',
  '/id/terms/service',
  '/404',
];

test.each(HOMES)('%s answers with a price before anything is touched, and asks nobody else', async (path, price) => {
  const { page, errors } = await demo.open({ fresh: true, stay: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(demo.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto(demo.url + path);
  await page.locator('.hero sampan-calculator').getByText(price).first().waitFor();
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
});

/** A country's home with its first price, another postcode, and a courier that goes there. Indonesia's leads to a form in Indonesian. */
const JOURNEYS = [
  ['/sg', 'S$ 3.03', '150088', /Straits Parcel/u],
  ['/my', 'RM 5.25', '80000', /Wau Parcel/u],
  ['/ph', '₱76.92', '6000', /Tarsier Express/u],
  ['/id', 'Rp 7.070,00', '60271', /Komodo Parcel/u],
] as const;

test.each(JOURNEYS)(
  'from %s to another price in three interactions, and to an account in five',
  async (path, first, postcode, courier) => {
    const { page } = await demo.open({ path });
    const calculator = page.locator('.hero sampan-calculator');
    await calculator.getByText(first).first().waitFor();
    await calculator.getByRole('textbox', { name: 'Postcode' }).last().fill(postcode);
    await calculator.getByRole('radio', { name: /Shoebox/u }).click();
    await calculator.getByRole('button', { name: 'Compare couriers' }).click();
    await calculator.getByText(courier).first().waitFor();
    await page.getByRole('link', { name: 'Start free' }).first().click();
    await page.getByRole('textbox', { name: 'Email' }).fill(`stranger-${crypto.randomUUID()}@shop.test`);
    await page.getByLabel(/^(?:Password|Kata sandi)/u).fill('Parcel#2026');
    await page.getByRole('checkbox', { name: /^(?:I agree|Saya sudah membaca)/u }).check();
    await page.getByRole('button', { name: /sign up|create|daftar|buat akun/iu }).click();
    await page.waitForURL(/\/(?:onboard|home|orders)/u);
    // Signed in: the session is kept where the console keeps it, and the company is one of the country.
    const session = () => page.evaluate(() => localStorage.getItem('sampan.session'));
    await expect.poll(session).toContain('token');
    const { user } = JSON.parse((await session()) ?? '{}') as { user: { country_code: string } };
    expect(user.country_code).toBe(path.slice(1).toUpperCase());
  },
);

test('the prices the pages are made of are those the API answers, on every route and weight', async () => {
  await demo.open({ path: '/sg' });
  const { routes, weights_g } = (await readSiteFacts(ROOT)).rates;
  const questions = routes.flatMap(({ from, to, prices }) =>
    weights_g.map((weight_g, at) => ({
      from,
      to,
      weight: weight_g / 1_000,
      said: prices.flatMap(({ service_id, totals }) => (totals[at] == null ? [] : [`${service_id} ${totals[at]}`])),
    })),
  );
  expect(questions.length).toBeGreaterThan(60);
  for (const { from, to, weight, said } of questions) {
    const end = ({ country, state, post_code }: typeof from) => ({ country, state, post_code });
    const answer = await fetch(`${demo.url}/api/v1/estimated_costs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        sender: end(from),
        recipient: end(to),
        dimension: { length: 10, width: 10, height: 5, weight },
      }),
    });
    const { estimated_costs } = (await answer.json()) as EstimateAnswer;
    const priced = estimated_costs.map(
      ({ delivery_service, total_fee, currency }) => `${delivery_service.id} ${toMinor(total_fee, currency)}`,
    );
    expect([from.name, to.name, weight, priced.toSorted()]).toEqual([from.name, to.name, weight, said.toSorted()]);
  }
});

test('every kind of page can be used by everyone, at every width, in light and dark', async () => {
  const { page, errors } = await demo.open({ path: '/sg' });
  await page.locator('.hero sampan-calculator').getByText('S$ 3.03').first().waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  /** On a phone the bar is two lines, however long a language's words are. */
  const expectLowBar = async () =>
    expect((await page.getByRole('banner').boundingBox())?.height, page.url()).toBeLessThan(100);
  for (const path of KINDS) {
    await page.goto(demo.url + path);
    await expectFits(page, [320, 375, 1280], expectLowBar);
    await expectNoAxeViolations(page);
  }
  expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
});

test('without a script everything is there but the live answer', async () => {
  const { page } = await demo.open({ fresh: true, path: '/sg', context: { javaScriptEnabled: false } });
  const text = await page.locator('main').textContent();
  for (const part of ['S$ 3.03', 'Harbour Post', 'The calculator needs JavaScript', 'Christmas Day'])
    expect(text).toContain(part);
});

test('spec 2, Redirect rules: a signed-in visitor of / goes home, ?next= leads to the sign-in, unknown paths to /404', async () => {
  const { page } = await demo.open({ as: 'sg', path: '/' });
  await page.waitForURL(`${demo.url}/home`);
  const answerTo = async (path: string) => {
    const answer = await fetch(demo.url + path, { redirect: 'manual', headers: { Accept: 'text/html' } });
    return [path, answer.status, answer.headers.get('location')];
  };
  expect(
    await Promise.all(
      ['/?next=/orders/cod', '/no/such/page', '/sg/no-such-page', '/vn/about', '/404', '/sg/about/'].map(answerTo),
    ),
  ).toEqual([
    ['/?next=/orders/cod', 302, '/auth?next=%2Forders%2Fcod'],
    ['/no/such/page', 302, '/404'],
    ['/sg/no-such-page', 302, '/404'],
    ['/vn/about', 302, '/maintain'],
    ['/404', 404, null],
    ['/sg/about/', 301, '/sg/about'],
  ]);
  const html = await (await fetch(`${demo.url}/my`)).text();
  expect(/<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1]).toMatch(/^https?:\/\/[^/]+\/my$/u);
  // Whoever draws a shared link fetches its picture from where the page says it is.
  const picture = new URL(/<meta property="og:image" content="([^"]+)"/u.exec(html)?.[1] ?? '');
  const drawn = await fetch(demo.url + picture.pathname);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = (await drawn.arrayBuffer()).byteLength;
  expect(bytes > 10_000 && bytes < 120_000).toBe(true);
});
