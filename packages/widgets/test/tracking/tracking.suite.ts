import { describe, expect, test } from 'vitest';
import { TRACKING_REFRESH_MS } from '@sampan/stores/tracking';
import { NO_ANSWER, problem } from '../suite/api-stub.fixtures.ts';
import { API, type MakeDriver } from '../suite/widget-driver.fixtures.ts';
import { PUBLIC } from './tracking.fixtures.ts';

const ROUTE = 'GET /api/tpl/v1/order/{id}/public_tracking_info';
const ID = 'SMPME884211705';
const NOT_AVAILABLE = 'This tracking is not available at the moment. Please come back later!';
const UNAVAILABLE = "This isn't available right now. You can continue on our website instead.";
const UNKNOWN = problem(404, 'tracking_not_available', NOT_AVAILABLE);
const HOSTED = `${API}/t/${ID}`;

/** What `<sampan-tracking>` does (spec 2 'Package tracking panel', spec 8; widgets 4), whatever it runs in. */
export function describeTracking(name: string, makeDriver: MakeDriver): void {
  describe(`tracking: ${name}`, () => {
    const widget = makeDriver();
    const open = (answer: object, more: Record<string, string> = {}) =>
      widget.open({
        attributes: { 'tracking-id': ID, ...more },
        answers: { [ROUTE]: answer },
      });

    test('without an id it asks for one; empty text does nothing, spaces around the id are no part of it', async () => {
      await widget.open({ answers: { [ROUTE]: PUBLIC } });
      await widget.click('button', 'Track');
      await widget.fill('Tracking number', '   ');
      await widget.click('button', 'Track');
      expect(widget.calls()).toEqual([]);
      expect(await widget.events('sampan-submit')).toEqual([]);
      await widget.fill('Tracking number', ` ${ID} `);
      await widget.click('button', 'Track');
      await widget.see('Merlion Express');
      expect(await widget.events('sampan-submit')).toEqual([{ id: ID }]);
      expect(widget.calls().map(({ params }) => params['id'])).toEqual([ID]);
    });

    test('a page that prevents sampan-submit shows the parcel elsewhere', async () => {
      await widget.open({ answers: { [ROUTE]: PUBLIC } });
      await widget.prevent('sampan-submit');
      await widget.fill('Tracking number', ID);
      await widget.click('button', 'Track');
      await expect.poll(() => widget.events('sampan-submit')).toEqual([{ id: ID }]);
      expect(widget.calls()).toEqual([]);
    });

    test('shows courier, number, status, and the history by status with the newest on top and dates as the spec writes them', async () => {
      await open(PUBLIC);
      await widget.see('Merlion Express');
      await widget.click('button', '2 earlier updates');
      for (const text of [
        ID,
        'With the driver',
        'Toa Payoh',
        '21.11.2026, 09:12 am',
        '20.11.2026, 04:15 pm',
        'Picked up from the sender',
      ])
        await widget.see(text);
      expect(await widget.count('heading', 'Out for delivery')).toBe(2);
      expect(await widget.count('heading', 'In transit')).toBe(1);
      const text = await widget.text();
      expect(text.indexOf('With the driver')).toBeLessThan(text.indexOf('Arrived at the delivery hub'));
      expect(text.indexOf('Arrived at the delivery hub')).toBeLessThan(text.indexOf('Picked up from the sender'));
      await widget.see(/With the driver 21\.11\.2026, 09:12 am · Merlion Express · Toa Payoh/);
      expect(await widget.parts('timeline-newest')).toBe(1);
      expect(await widget.events('sampan-change')).toEqual([{ status: 'in_transit' }]);
    });

    test('what the sender asked of the courier is said in the language of the reader', async () => {
      const instruction = { kind: 'attempt', day: '2026-11-24', window: '1800-2100' };
      const trackings = [
        { ...PUBLIC.trackings[0], status: 'attempt_booked', instruction },
        ...PUBLIC.trackings.slice(1),
      ];
      await open({ ...PUBLIC, trackings }, { locale: 'id' });
      await widget.see('Antar ulang dijadwalkan: 24.11.2026, 6:00 PM - 9:00 PM');
      expect(await widget.text()).not.toContain('With the driver');
    });

    test("without a courier it says 'No courier assigned', without news that there are none yet", async () => {
      await open({
        ...PUBLIC,
        courier: null,
        tracking_code: null,
        status: 'new',
        trackings: [],
      });
      await widget.see('No courier assigned');
      await widget.see('No updates yet. The courier will scan your parcel at pick-up.');
    });

    test('calls in the name of the shop, in its country and language, and sends no more', async () => {
      await open(PUBLIC, {
        'public-key': 'pk_live_Shop',
        country: 'MY',
        locale: 'id-ID',
      });
      await widget.see('Merlion Express');
      const [call] = widget.calls();
      expect(call?.headers).toMatchObject({
        'x-publishable-key': 'pk_live_Shop',
        'x-country-code': 'MY',
        'x-user-language': 'id',
      });
      expect(call?.headers).not.toHaveProperty('cookie');
      expect(call?.query).toEqual({});
    });

    test('an unknown parcel and one that may not be seen look alike, and another can be asked for', async () => {
      await widget.open({
        attributes: { 'tracking-id': 'UNKNOWN' },
        answers: {
          [ROUTE]: ({ params }: { params: Readonly<Record<string, string>> }) =>
            params['id'] === ID ? PUBLIC : UNKNOWN,
        },
      });
      await widget.see(NOT_AVAILABLE);
      const unknown = await widget.text();
      await widget.setAttribute('tracking-id', 'FORBIDDEN');
      await expect.poll(() => widget.calls().length).toBe(2);
      await widget.see(NOT_AVAILABLE);
      expect(await widget.text()).toBe(unknown);
      await widget.fill('Tracking number', ID);
      await widget.click('button', 'Track');
      await widget.see('Merlion Express');
    });

    test.each([
      ['the key is wrong', problem(403, 'key_unknown', 'x'), 'configuration', UNAVAILABLE],
      ['the key was revoked', problem(403, 'key_revoked', 'x'), 'configuration', UNAVAILABLE],
      ['the origin is refused', problem(403, 'origin_refused', 'x'), 'configuration', UNAVAILABLE],
      ['the key lacks the scope', problem(403, 'scope_refused', 'x'), 'configuration', UNAVAILABLE],
      ['the server broke', problem(500, 'internal', 'x'), 'server', UNAVAILABLE],
      ['the server speaks no JSON of ours', { status: 200, body: null }, 'server', UNAVAILABLE],
      ['too many asked', problem(429, 'rate_limited', 'x', { retryable: true }), 'request', 'Too many'],
    ])('when %s: one calm line, the hosted page, an event', async (_case, answer, type, line) => {
      await open(answer, { 'public-key': 'pk_live_Shop' });
      await widget.see(line);
      expect(await widget.count('alert')).toBe(1);
      expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(HOSTED);
      expect(await widget.attribute('link', 'Open on Sampan', 'rel')).toBe('noopener noreferrer');
      expect(await widget.events('sampan-error')).toEqual([
        expect.objectContaining({
          type,
          message: expect.stringContaining(line) as string,
        }),
      ]);
    });

    test('when the server is down it asks three times, says so, and asks again when told to', async () => {
      let is_down = true;
      await open(() => (is_down ? NO_ANSWER : PUBLIC));
      await widget.pass(3_000);
      await widget.see("We can't reach the server.");
      expect(widget.calls()).toHaveLength(3);
      expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(HOSTED);
      expect(await widget.events('sampan-error')).toEqual([
        expect.objectContaining({
          type: 'network',
          code: 'network',
          retryable: true,
        }),
      ]);
      is_down = false;
      await widget.click('button', 'Try again');
      await widget.see('Merlion Express');
      expect(await widget.count('alert')).toBe(0);
    });

    test('offline it says so at once, with a way to the hosted page and another try', async () => {
      await widget.open({ answers: { [ROUTE]: PUBLIC } });
      await widget.see('Track');
      await widget.setOnline(false);
      await widget.fill('Tracking number', ID);
      await widget.click('button', 'Track');
      await widget.see("You're offline.");
      expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(HOSTED);
      expect(await widget.events('sampan-error')).toEqual([
        expect.objectContaining({ type: 'network', code: 'offline' }),
      ]);
      await widget.setOnline(true);
      // An element tries again by itself; in a React app that is the app's to do.
      if (widget.runs_in === 'react') await widget.click('button', 'Try again');
      await widget.see('Merlion Express');
    });

    test.each([
      ['SG', 'WhatsApp', `https://wa.me/?text=Track%20your%20parcel%3A%20${encodeURIComponent(HOSTED)}`],
      ['PH', 'Viber', `viber://forward?text=Track%20your%20parcel%3A%20${encodeURIComponent(HOSTED)}`],
    ])(
      'a parcel from %s is passed on by %s, without asking the chat app for anything before',
      async (country, app, href) => {
        await open({ ...PUBLIC, origin_country_code: country });
        await widget.see('Copy link');
        expect(await widget.attribute('link', app, 'href')).toBe(href);
        expect(await widget.attribute('link', app, 'rel')).toBe('noopener noreferrer');
      },
    );

    test('the link can be copied', async () => {
      await open(PUBLIC);
      await widget.click('button', 'Copy link');
      await widget.see('Copied');
    });

    test('while it is looked at it asks again, shows what is new and tells the page of another status', async () => {
      let status = 'in_transit';
      await open(() => ({
        ...PUBLIC,
        status,
        trackings: status === 'completed' ? [] : PUBLIC.trackings,
      }));
      await widget.see('With the driver');
      await widget.pass(TRACKING_REFRESH_MS + 1_000);
      await expect.poll(() => widget.calls().length).toBe(2);
      status = 'completed';
      await widget.pass(1.125 * TRACKING_REFRESH_MS);
      await widget.see('Delivered');
      expect(await widget.events('sampan-change')).toEqual([{ status: 'in_transit' }, { status: 'completed' }]);
    });

    test('news that cannot be fetched leave what is shown', async () => {
      let is_down = false;
      await open(() => (is_down ? problem(500, 'internal') : PUBLIC));
      await widget.see('With the driver');
      is_down = true;
      await widget.pass(TRACKING_REFRESH_MS + 1_000);
      await expect.poll(() => widget.calls().length).toBe(2);
      await widget.see('With the driver');
      expect(await widget.count('alert')).toBe(0);
    });

    test.each([
      ['ms-MY', 'Kurier menghantar'],
      ['vi', 'Đang giao hàng'],
    ])('speaks %s', async (locale, text) => {
      await open(PUBLIC, { locale });
      await widget.see(text);
    });

    test('another language on the way', async () => {
      await open(PUBLIC);
      await widget.see('Package history');
      await widget.setAttribute('locale', 'id');
      await widget.notSee('Package history');
      await widget.see('Merlion Express');
    });

    test("the shop's own wording stands before ours", async () => {
      await widget.open({
        properties: { messages: { 'tracking.ask': 'Where is it?' } },
        answers: {},
      });
      await widget.see('Where is it?');
    });

    test('a keyboard alone is enough', async () => {
      await widget.open({ answers: { [ROUTE]: PUBLIC } });
      await widget.see('Track');
      await widget.press('Tab');
      expect(await widget.focusedName()).toBe('Tracking number');
      await widget.type(ID);
      await widget.press('Tab');
      expect(await widget.focusedName()).toBe('Track');
      await widget.press('Shift+Tab');
      await widget.press('Enter');
      await widget.see('Copy link');
      const stops: string[] = [];
      for (let count = 0; count < 6 && !stops.includes('Copy link'); count += 1) {
        await widget.press('Tab');
        stops.push(await widget.focusedName());
      }
      expect(stops).toContain('WhatsApp');
      await widget.press('Enter');
      await widget.see('Copied');
    });
  });
}
