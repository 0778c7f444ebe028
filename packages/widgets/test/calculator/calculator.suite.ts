import type { EstimateAnswer } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { describe, expect, test } from 'vitest';
import { NO_ANSWER, problem, type Answers } from '../suite/api-stub.fixtures.ts';
import { API, type MakeDriver } from '../suite/widget-driver.fixtures.ts';
import { BULKY_QUOTE, NO_QUOTE, PARTIAL_QUOTE, PROVINCES, QUOTE } from './calculator.fixtures.ts';

const ROUTE = 'POST /api/v1/estimated_costs';
const PLACES = 'GET /api/v1/common/supported_locations/level_1/list';
const ASK = 'Compare couriers';
const COMPLETE = { 'from-postcode': '409051', 'to-postcode': '310145', 'package-type': 'handbag' };
const EXACT = {
  'from-postcode': '409051',
  'to-country': 'MY',
  'to-postcode': '50450',
  length: '40',
  width: '30',
  height: '20',
  weight: '2',
};
const HOSTED = `${API}/calculator?from_country=SG&from_postcode=409051&to_country=SG&to_postcode=310145&package_type=handbag`;
const UNAVAILABLE = "This isn't available right now. You can continue on our website instead.";

/** What `<sampan-calculator>` does (spec 4 'Order lifecycle', 5, 9; widgets 4), whatever it runs in. */
export function describeCalculator(name: string, makeDriver: MakeDriver): void {
  describe(`calculator: ${name}`, () => {
    const widget = makeDriver();
    const open = (answers: Answers, attributes: Record<string, string> = COMPLETE) =>
      widget.open({ attributes, answers });
    const ask = async (answer: object, attributes: Record<string, string> = COMPLETE) => {
      await open({ [ROUTE]: answer }, attributes);
      await widget.click('button', ASK);
    };

    test('says what it needs, beside the fields, and puts the focus on the first', async () => {
      await open({}, {});
      await widget.see('Courier prices will appear here.');
      await widget.click('button', ASK);
      await widget.see('Package Type is required. Please select package type or input exact dimensions');
      expect((await widget.text()).match(/Postcode is required/g)).toHaveLength(2);
      await expect.poll(() => widget.focusedName()).toBe('From: Postcode');
      await widget.fill('From: Postcode', '998811');
      await widget.fill('To: Postcode', '12');
      await widget.press('Tab');
      await widget.see('Postcode is invalid');
      await widget.see('Postcode is outside Singapore');
      expect(widget.calls()).toEqual([]);
    });

    test('a route and a size give every price, the cheapest first, with what is recommended', async () => {
      await open({ [ROUTE]: QUOTE }, {});
      await widget.fill('From: Postcode', '409051');
      await widget.fill('To: Postcode', ' 310145 ');
      await widget.click('radio', /^Handbag/);
      await widget.click('button', ASK);
      await widget.see('3 services available');
      const text = await widget.text();
      expect(text.indexOf('S$ 3.67')).toBeLessThan(text.indexOf('S$ 4.78'));
      expect(text.indexOf('S$ 4.78')).toBeLessThan(text.indexOf('S$ 13.4'));
      expect(text).toMatch(/Straits Parcel\s*Cheapest\s*Economy Drop-off · 2 to 4 days\s*S\$ 3\.67/);
      expect(text).toMatch(/Straits Parcel\s*Recommended\s*Standard · 1 to 3 days/);
      expect(widget.calls().map(({ body }) => body)).toEqual([
        {
          sender: { country: 'SG', post_code: '409051', state: '' },
          recipient: { country: 'SG', post_code: '310145', state: '' },
          package_type: 'handbag',
          weight: null,
        },
      ]);
    });

    test('a price unfolds into parts that add up to the cent', async () => {
      await ask(QUOTE);
      await widget.see('3 services');
      for (const cost of QUOTE.estimated_costs) {
        const parts = [cost.shipping_fee, ...cost.surcharges.map(({ amount }) => amount), cost.platform_fee, cost.tax];
        expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(Math.round(cost.total_fee * 100));
        await widget.click(
          'button',
          new RegExp(`Price breakdown\\s*: ${cost.courier.name}, ${cost.delivery_service.name}`),
        );
        const shown = parts.map((part) => moneyText(part, 'SGD').replace(/[$.]/g, '\\$&')).join('.*');
        await widget.see(new RegExp(`, ${cost.delivery_service.name}\\s*Shipping fee.*${shown}\\s*Total`));
      }
      await widget.see('Fuel surcharge');
      await widget.see('GST 7%');
      await widget.see('Chargeable weight 3 kg, actual weight');
    });

    test('weight by scale and by size stand before the prices, with the divisor and which of them is charged', async () => {
      await ask(BULKY_QUOTE, EXACT);
      await widget.see('2 services');
      const text = await widget.text();
      expect(text).toMatch(
        /Actual weight\s*2 kg\s*Volumetric weight: 40 × 30 × 20 cm ÷ 5000\s*4\.8 kg\s*Volumetric weight: .* ÷ 6000\s*4 kg/,
      );
      expect(text).toContain('You pay for the volumetric weight');
      expect(text.indexOf('You pay for the volumetric weight')).toBeLessThan(text.indexOf('S$'));
      await widget.click('button', /Price breakdown.*Cross-border Saver/);
      await widget.see('Chargeable weight 5 kg, volumetric, length × width × height ÷ 5000');
      expect(widget.calls()[0]?.body).toMatchObject({ dimension: { length: 40, width: 30, height: 20, weight: 2 } });
    });

    test('the same parameters are never asked twice (spec 4)', async () => {
      await ask(QUOTE);
      await widget.see('3 services');
      await widget.click('button', ASK);
      await widget.click('radio', /^Satchel/);
      await widget.notSee('3 services');
      await widget.click('radio', /^Handbag/);
      await widget.see('3 services');
      expect(widget.calls()).toHaveLength(1);
      expect(await widget.events('sampan-quote')).toHaveLength(2);
    });

    test('a choice is handed to the page, with the price and the id that buys it', async () => {
      await ask(QUOTE);
      await widget.click('radio', /Merlion Express.*Same Day/);
      const [chosen] = (await widget.events('sampan-select')) as [{ quotation_id: string; cost: object }];
      expect(chosen).toMatchObject({
        quotation_id: QUOTE.quotation_id,
        expires_at: QUOTE.expires_at,
        cost: { id: 'q.3', total_fee: 13.42, currency: 'SGD', courier: { name: 'Merlion Express' } },
      });
      expect(
        ((await widget.events('sampan-quote')) as EstimateAnswer[])[0]?.estimated_costs.map(({ id }) => id),
      ).toEqual(['q.2', 'q.1', 'q.3']);
    });

    test('a page that prevents sampan-submit asks for itself', async () => {
      await open({ [ROUTE]: QUOTE });
      await widget.prevent('sampan-submit');
      await widget.click('button', ASK);
      await expect
        .poll(() => widget.events('sampan-submit'))
        .toEqual([expect.objectContaining({ package_type: 'handbag' })]);
      expect(widget.calls()).toEqual([]);
    });

    test('every change is told to the page', async () => {
      await open({});
      await widget.fill('To: Postcode', '018956');
      expect(await widget.events('sampan-change')).toEqual([
        expect.objectContaining({ from_country: 'SG', to_postcode: '018956', package_type: 'handbag' }),
      ]);
    });

    test('Viet Nam is refused with its notice, nothing is asked, and nobody is offered it', async () => {
      await open({}, { ...COMPLETE, 'to-country': 'VN' });
      await widget.see('Our service in Vietnam has closed. Please contact customer service.');
      expect(await widget.count('button', ASK)).toBe(0);
      expect(await widget.count('option', 'Vietnam')).toBe(1);
      await widget.choose('To', 'Singapore');
      expect(await widget.count('button', ASK)).toBe(1);
      expect(await widget.count('option', 'Vietnam')).toBe(0);
      expect(await widget.count('option', 'Malaysia')).toBe(2);
      expect(widget.calls()).toEqual([]);
    });

    test('where a postcode may be left out the province says where', async () => {
      await open({ [PLACES]: PROVINCES, [ROUTE]: QUOTE }, { ...COMPLETE, 'to-country': 'ID', 'to-postcode': '' });
      await widget.see('Province');
      await widget.click('button', ASK);
      await widget.see('Province is required');
      await widget.choose('To: Province', 'Jawa Barat');
      await widget.click('button', ASK);
      await widget.see('3 services');
      expect(widget.calls().map(({ query, body }) => body ?? query)).toEqual([
        { country_code: 'ID', per_page: '1000' },
        expect.objectContaining({ recipient: { country: 'ID', post_code: '', state: 'Jawa Barat' } }),
      ]);
    });

    test('provinces that do not come are not insisted on', async () => {
      await open(
        { [PLACES]: problem(500, 'internal'), [ROUTE]: QUOTE },
        { ...COMPLETE, 'to-country': 'PH', 'to-postcode': '' },
      );
      await widget.see('Postcode (optional)');
      await widget.pass(3_000);
      await widget.click('button', ASK);
      await widget.see('3 services');
      expect(await widget.events('sampan-error')).toEqual([]);
    });

    test('a list of countries locks the others out; one alone is fixed', async () => {
      await open({}, { countries: 'MY', 'from-postcode': '40000' });
      expect(await widget.valueOf('From')).toBe('MY');
      expect(await widget.attribute('combobox', 'To', 'disabled')).not.toBeNull();
      expect(await widget.count('option')).toBe(2);
    });

    test('nobody takes it: why, and what to change', async () => {
      await ask(NO_QUOTE, { ...EXACT, weight: '900' });
      await widget.see('No couriers serve this route for 900 kg');
      await widget.see('ePacket takes parcels up to 2 kg.');
      await widget.see('Try a different weight, size or address.');
      expect(await widget.count('radio', /S\$/)).toBe(0);
    });

    test('couriers that did not answer are named, and asked again when told to', async () => {
      let is_partial = true;
      await ask(() => (is_partial ? PARTIAL_QUOTE : QUOTE));
      await widget.see("2 couriers didn't respond: Harbour Post, Kilat Rider.");
      is_partial = false;
      await widget.click('button', 'Try again');
      await widget.notSee("didn't respond");
      await expect.poll(() => widget.calls().length).toBe(2);
    });

    test('a price that expired says so, cannot be chosen, and is asked anew', async () => {
      await ask(QUOTE);
      await widget.see('3 services');
      await widget.pass(15 * 60_000 + 1_000);
      await widget.see('This price has expired');
      expect(await widget.attribute('radio', /Standard/, 'disabled')).not.toBeNull();
      await widget.click('button', 'Refresh prices');
      await widget.notSee('This price has expired');
      expect(widget.calls()).toHaveLength(2);
    });

    test('the quote and a link that asks the same again can be copied', async () => {
      await ask(QUOTE);
      await widget.click('button', 'Copy link');
      await widget.see('Copied');
      await widget.pass(1_100);
      await widget.notSee('Copied');
      await widget.click('button', 'Copy quote');
      await widget.see('Copied');
    });

    test.each([
      ['the key is wrong', problem(403, 'key_unknown', 'x'), 'configuration', UNAVAILABLE],
      ['the origin is refused', problem(403, 'origin_refused', 'x'), 'configuration', UNAVAILABLE],
      ['the server broke', problem(500, 'internal', 'x'), 'server', UNAVAILABLE],
      ['the server speaks no JSON of ours', { status: 200, body: null }, 'server', UNAVAILABLE],
      ['too many asked', problem(429, 'rate_limited', 'x', { retryable: true }), 'request', 'Too many'],
    ])(
      'when %s: one calm line, the hosted page with the same question, an event',
      async (_case, answer, type, line) => {
        await ask(answer, { ...COMPLETE, 'public-key': 'pk_live_Shop' });
        await widget.see(line);
        expect(await widget.count('alert')).toBe(1);
        expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(HOSTED);
        expect(await widget.events('sampan-error')).toEqual([
          expect.objectContaining({ type, message: expect.stringContaining(line) as string }),
        ]);
        expect(await widget.valueOf('To: Postcode')).toBe('310145');
      },
    );

    test('when the server cannot be reached it says so, keeps what was typed, and asks again when told to', async () => {
      let is_down = true;
      await ask(() => (is_down ? NO_ANSWER : QUOTE));
      await widget.see("We can't reach the server.");
      is_down = false;
      await widget.click('button', 'Try again');
      await widget.see('3 services');
      expect(await widget.count('alert')).toBe(0);
    });

    test('offline it says so', async () => {
      await open({ [ROUTE]: QUOTE });
      // What shows prices comes while the form is filled in; here it has come.
      await widget.pass(1_000);
      await widget.setOnline(false);
      await widget.click('button', ASK);
      await widget.see("You're offline.");
      expect(await widget.events('sampan-error')).toEqual([
        expect.objectContaining({ type: 'network', code: 'offline' }),
      ]);
    });

    test('calls in the name of the shop, in its country and language, and sends no more', async () => {
      await open(
        { [ROUTE]: QUOTE },
        { ...COMPLETE, 'public-key': 'pk_live_Shop', country: 'MY', 'from-country': 'SG', locale: 'id-ID' },
      );
      await widget.click('button', 'Bandingkan kurir');
      await widget.see('Termurah');
      expect(widget.calls()[0]?.headers).toMatchObject({
        'x-publishable-key': 'pk_live_Shop',
        'x-country-code': 'MY',
        'x-user-language': 'id',
      });
      expect(widget.calls()[0]?.headers).not.toHaveProperty('cookie');
    });

    test('a keyboard alone is enough', async () => {
      await open({ [ROUTE]: QUOTE }, { 'from-postcode': '409051' });
      await widget.see(ASK);
      const to = async (wanted: string | RegExp) => {
        for (let count = 0; count < 12; count += 1) {
          await widget.press('Tab');
          const name = await widget.focusedName();
          if (typeof wanted === 'string' ? name === wanted : wanted.test(name)) return;
        }
        throw new Error(`no way to ${String(wanted)}`);
      };
      await to('To: Postcode');
      await widget.type('310145');
      await to(/Satchel/);
      await widget.press(' ');
      await to(ASK);
      await widget.press('Enter');
      await widget.see('3 services');
      await to(/Economy Drop-off/);
      await widget.press(' ');
      expect(await widget.events('sampan-select')).toHaveLength(1);
      await to('Copy link');
    });
  });
}
