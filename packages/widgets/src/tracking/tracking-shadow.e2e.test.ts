/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@sampan/country-rules';
import { createTranslator, loadMessages } from '@sampan/messages';
import { describe, expect, test } from 'vitest';
import { builtFile, openShop, tagHtml } from '#test/suite/shop-page.fixtures.ts';
import type { Answers } from '#test/suite/api-stub.fixtures.ts';
import { API } from '#test/suite/widget-driver.fixtures.ts';
import { PUBLIC } from '#test/tracking/tracking.fixtures.ts';
import { trackingStatusText } from './tracking-text.ts';

const SDK_FOLDER = process.env['SAMPAN_SDK_FOLDER'] ?? fileURLToPath(new URL('../../dist/sdk/', import.meta.url));
const LANGUAGE_TAGS = ['en', 'ms-MY', 'fil-PH', 'id-ID', 'vi-VN'];
/** What an ordinary parcel's head says, and what a parcel in trouble says. */
const ORDINARY = [
  'new',
  'ready_to_ship',
  'in_transit',
  'out_for_delivery',
  'completed',
  'cancelled',
  'delayed',
  'lost',
];
const IN_TROUBLE =
  `returning returned delivery_failed attempt_booked address_corrected courier_asked return_booked`.split(' ');
const ROUTE = 'GET /api/tpl/v1/order/SMPME884211705/public_tracking_info';

/** A page whose server drew the widget's place and gives out its sheet as its own, under the strictest policy. */
function openDrawn(file?: (path: string) => null | undefined, answer: Answers[string] = PUBLIC) {
  const shadow = readFileSync(`${SDK_FOLDER}/tracking.shadow.html`, 'utf8');
  return openShop({
    body: tagHtml(
      'sampan-tracking',
      { api: API, 'tracking-id': 'SMPME884211705' },
      shadow.replace('/sdk/v1/tracking.css', '/shop.css'),
    ),
    css: builtFile('tracking.css'),
    answers: { [ROUTE]: answer },
    ...(file === undefined ? {} : { file }),
  });
}

describe('a shadow root drawn by the server (widgets 2 Skeleton)', () => {
  test('stands there before any script, in its sizes, with the height the widget keeps', async () => {
    const shop = await openDrawn((path) => (path.endsWith('/tracking.js') ? null : undefined));
    const drawn = await shop.page.locator('sampan-tracking').evaluate((element) => {
      const bones = [...(element.shadowRoot?.querySelectorAll('.s-skeleton') ?? [])];
      return {
        is_defined: element.matches(':defined'),
        height: element.getBoundingClientRect().height,
        bones: bones.map((bone) => bone.getBoundingClientRect().height),
        colours: new Set(bones.map((bone) => getComputedStyle(bone).backgroundColor)).size,
      };
    });
    expect(drawn).toEqual({ is_defined: false, height: 562, bones: [40, 32, 20, 40, 40, 40, 40], colours: 1 });
    await shop.check();
    await shop.close();
  });

  test('stays shown while the widget waits for its answer, without a blink', async () => {
    let give = (_answer: object): void => undefined;
    const shop = await openDrawn(undefined, () => new Promise<object>((resolve) => (give = resolve)));
    const widget = shop.page.locator('sampan-tracking');
    await expect.poll(() => shop.api.calls().length).toBe(1);
    const bones = await widget.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('.s-skeleton') ?? [])].map((bone) => [
        bone.matches('[class*=s-drawn]'),
        getComputedStyle(bone).animationName,
      ]),
    );
    expect(bones).toEqual(Array.from({ length: 7 }, () => [false, 'none']));
    give(PUBLIC);
    await widget.getByText('Copy link').waitFor();
    await shop.check();
    await shop.close();
  });

  test('becomes the widget in its place: one root, nothing left of the skeleton, nothing moved, no violation', async () => {
    const shop = await openDrawn();
    const widget = shop.page.locator('sampan-tracking');
    await widget.getByText('Copy link').waitFor();
    const after = await widget.evaluate((element) => {
      const roots = element.shadowRoot?.querySelectorAll('.s-root') ?? [];
      return {
        roots: roots.length,
        left: element.shadowRoot?.querySelectorAll('.s-skeleton, [class*=s-drawn]').length,
        height: element.getBoundingClientRect().height,
      };
    });
    expect(after).toEqual({ roots: 1, left: 0, height: 562 });
    await shop.check();
    await shop.close();
  });
});

test.each([{}, { 'public-key': 'pk_test_shop' }])(
  'a parcel whose lines wrap on a phone stays within the place kept for it, with and without a test key: %o',
  async (key) => {
    const [newest, ...earlier] = PUBLIC.trackings;
    const shop = await openShop({
      body: tagHtml('sampan-tracking', { api: API, 'tracking-id': 'SMPME884211705', ...key }),
      css: `${builtFile('sampan.css')}:root{--g:9px;--t:900px}`,
      answers: {
        [ROUTE]: {
          ...PUBLIC,
          trackings: [
            { ...newest, status_description: 'Out for delivery. Our courier is on the way.', place: 'Singapore' },
            ...earlier,
          ],
        },
      },
    });
    const widget = shop.page.locator('sampan-tracking');
    await widget.getByText('Copy link').waitFor();
    const grown: Record<number, number> = {};
    for (const width of [320, 359, 360, 375, 412, 479, 480, 1280]) {
      await shop.page.setViewportSize({ width, height: 900 });
      grown[width] = await widget.evaluate(
        (element) => element.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(element).minHeight),
      );
    }
    expect(grown).toEqual({ 320: 0, 359: 0, 360: 0, 375: 0, 412: 0, 479: 0, 480: 0, 1280: 0 });
    await shop.check();
    await shop.close();
  },
);

test('in each language, with and without a test key, nothing moves on a phone or a desktop, and a status is one line', async () => {
  const [newest, ...earlier] = PUBLIC.trackings;
  const tagOf = (locale: string, key: object) =>
    tagHtml('sampan-tracking', { api: API, 'tracking-id': 'SMPME884211705', locale, ...key });
  const shop = await openShop({
    body: LANGUAGE_TAGS.flatMap((locale) => [tagOf(locale, {}), tagOf(locale, { 'public-key': 'pk_test_shop' })]).join(
      '',
    ),
    css: builtFile('sampan.css'),
    answers: {
      [ROUTE]: {
        ...PUBLIC,
        trackings: [
          {
            ...newest,
            status: 'out_for_delivery',
            status_description: 'Out for delivery. Our courier is on the way.',
            place: 'Singapore',
          },
          ...earlier,
        ],
      },
    },
  });
  const widgets = shop.page.locator('sampan-tracking');
  for (let index = 0; index < 2 * LANGUAGE_TAGS.length; index += 1)
    await widgets.nth(index).locator('.s-share').waitFor();
  const grown: unknown[] = [];
  for (const width of [320, 375, 412, 1280]) {
    await shop.page.setViewportSize({ width, height: 900 });
    const heights = await widgets.evaluateAll((all) =>
      all.map((each) => [
        each.getAttribute('locale'),
        each.getAttribute('public-key'),
        each.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(each).minHeight),
      ]),
    );
    grown.push(...heights.filter(([, , more]) => more !== 0).map((more) => [width, ...more]));
  }
  expect(grown).toEqual([]);

  /** Words that take a second line in the head at a width. */
  const wrapped = async (width: number, statuses: readonly string[]): Promise<string[]> => {
    const words = await Promise.all(
      LANGUAGES.map(async (language) => {
        const t = createTranslator({ language, messages: await loadMessages(language) });
        return statuses.map((status) => trackingStatusText(status, t));
      }),
    );
    await shop.page.setViewportSize({ width, height: 900 });
    return widgets.first().evaluate((element, said) => {
      const heading = element.shadowRoot?.querySelector('.s-tracking__status');
      return said.filter((word) => {
        if (heading) heading.textContent = word;
        return heading?.getBoundingClientRect().height !== 32;
      });
    }, words.flat());
  };
  expect(await wrapped(320, ORDINARY)).toEqual([]);
  expect(await wrapped(430, IN_TROUBLE)).toEqual([]);
  await shop.close();
});
