import { describe, expect, test } from 'vitest';
import { NO_ANSWER, problem } from '../suite/api-stub.fixtures.ts';
import { API, type MakeDriver } from '../suite/widget-driver.fixtures.ts';
import {
  AGUINALDO,
  CONFIRM,
  LEVELS,
  LINK,
  listed,
  LOCKED,
  OPEN,
  OPEN_PH,
  opens,
  ORCHARD,
  over,
  PARSE,
  PROOF,
  SEARCH,
} from './confirm-address.fixtures.ts';

const PROOF_LABEL = 'Last 4 digits of your phone number';
const NOTE = 'Landmark or note for driver';
const HOSTED = `${API}/customer/confirm-address?id=${LINK}`;
const DONE = { state: 'confirmed', redirect_url: null };
const GONE = problem(404, 'share_link_not_available');

/** What `<sampan-confirm-address>` does with a link (spec 1, 5; look 3, 4; trust 4.13), whatever it runs in. */
export function describeConfirmAddress(name: string, makeDriver: MakeDriver): void {
  describe(`confirm-address: ${name}`, () => {
    const widget = makeDriver();
    const open = (answers: object, more: Record<string, string> = {}) =>
      widget.open({ attributes: { 'link-id': LINK, ...more }, answers: answers as never });
    const prove = async (proof = PROOF) => {
      await widget.fill(PROOF_LABEL, proof);
      await widget.click('button', 'Continue');
    };
    const opened = async (order = OPEN, answers: object = {}) => {
      await open({ [PARSE]: opens(order), [CONFIRM]: DONE, ...answers });
      await prove();
      await widget.see('Check your address');
    };
    const sent = () => widget.calls().filter(({ path }) => path.endsWith('/confirm'));

    test("shows the shop and why, and asks for the phone's last digits before anything else", async () => {
      await open({ [PARSE]: opens(OPEN) });
      await widget.see('Kopi & Kaya Goods');
      await widget.see('Parcel SP-•••482');
      await widget.see('Why am I seeing this?');
      expect(await widget.count('textbox')).toBe(1);
      expect(await widget.text()).not.toContain('Toa Payoh');
      await widget.click('button', 'Continue');
      expect(widget.calls()).toHaveLength(1);
      expect(widget.calls()[0]?.body).toEqual({});
    });

    test('a wrong proof says how many tries are left, the last one that there are none', async () => {
      let tries = 5;
      await open({
        [PARSE]: ({ body }: { body: { proof?: string } }) => {
          if (body.proof === undefined) return LOCKED;
          tries -= 1;
          return { ...LOCKED, is_proof_wrong: true, tries_left: tries };
        },
      });
      await prove('0000');
      await widget.see("That doesn't match. You have 4 tries left.");
      expect(await widget.valueOf(PROOF_LABEL)).toBe('0000');
      tries = 2;
      await prove('0001');
      await widget.see('You have 1 try left.');
      await prove('0002');
      await widget.see('Too many incorrect attempts. Ask Kopi & Kaya Goods for a new link.');
      expect(await widget.count('textbox')).toBe(0);
    });

    test('a proof that cannot be one costs no try and is said beside the field', async () => {
      const refused = problem(422, 'invalid_input', 'x', { errors: [{ param: 'proof', code: 'x', message: 'x' }] });
      await open({
        [PARSE]: ({ body }: { body: { proof?: string } }) => (body.proof === undefined ? LOCKED : refused),
      });
      await prove('abc');
      await widget.see('Enter it exactly as you gave it to the store.');
      expect(await widget.attribute('textbox', new RegExp(PROOF_LABEL), 'aria-invalid')).toBe('true');
    });

    test('where there is no phone it asks for the postcode', async () => {
      await open({ [PARSE]: { ...LOCKED, proof: 'post_code' } });
      await widget.see('Your postcode');
    });

    test('the right proof opens the address, prefilled, with what is to be paid; Confirm sends it once', async () => {
      await opened();
      expect(await widget.valueOf('Postcode')).toBe('310145');
      expect(await widget.valueOf('Street')).toBe('Blk 145 Toa Payoh Lorong 2');
      expect(await widget.valueOf('Unit number')).toBe('#08-212');
      expect(await widget.valueOf(NOTE)).toBe('Beside the lift');
      await widget.see('If no unit number, then type N/A');
      await widget.see('For Nurul Aisyah binti Rahman, phone •••• 4567');
      await widget.see('Cash to pay on delivery: S$ 48.00');
      await widget.fill('Unit number', '#08-214');
      await widget.fill(NOTE, 'Ring twice');
      await widget.click('button', 'Confirm');
      await widget.see('Address confirmed');
      await widget.see('#08-214, Blk 145 Toa Payoh Lorong 2');
      expect(sent()).toHaveLength(1);
      expect(sent()[0]?.body).toMatchObject({
        confirm_token: 'token-of-the-proof',
        delivery_instructions: 'Ring twice',
        address: { unit_number: '#08-214', street: 'Blk 145 Toa Payoh Lorong 2', post_code: '310145', country: 'SG' },
      });
      expect(await widget.events('sampan-complete')).toEqual([{ redirectUrl: null }]);
      const changes = (await widget.events('sampan-change')) as { state: string; isComplete: boolean }[];
      expect(changes.map(({ state }) => state)).toEqual(expect.arrayContaining(['locked', 'open', 'done']));
      expect(changes.filter(({ isComplete }) => isComplete).map(({ state }) => state)).toEqual(['done']);
    });

    test('the shop gets the recipient back when it asked for that', async () => {
      await opened(OPEN, { [CONFIRM]: { ...DONE, redirect_url: 'https://shop.test/thanks' } });
      await widget.click('button', 'Confirm');
      await widget.see('Address confirmed');
      expect(await widget.attribute('link', 'Back to Kopi & Kaya Goods', 'href')).toBe('https://shop.test/thanks');
      expect(await widget.events('sampan-complete')).toEqual([{ redirectUrl: 'https://shop.test/thanks' }]);
    });

    test('a page that prevents sampan-submit does something else with the address', async () => {
      await opened();
      await widget.prevent('sampan-submit');
      await widget.click('button', 'Confirm');
      await expect
        .poll(() => widget.events('sampan-submit'))
        .toEqual([
          {
            address: expect.objectContaining({ post_code: '310145' }) as object,
            deliveryInstructions: 'Beside the lift',
          },
        ]);
      expect(sent()).toEqual([]);
      expect(await widget.count('button', 'Confirm')).toBe(1);
    });

    test('what is missing stands at the top and beside its field; what was typed stays', async () => {
      await opened();
      await widget.fill('Unit number', '');
      await widget.fill(NOTE, 'Ring twice');
      await widget.click('button', 'Confirm');
      await widget.see('Please check 1 field');
      expect(await widget.count('link', 'Unit number is required')).toBe(1);
      expect(await widget.attribute('textbox', /^Unit number/, 'aria-invalid')).toBe('true');
      expect(await widget.valueOf(NOTE)).toBe('Ring twice');
      expect(sent()).toEqual([]);
      await widget.click('link', 'Unit number is required');
      expect(await widget.focusedName()).toMatch(/^Unit number/);
      await widget.fill('Unit number', 'N/A');
      await widget.notSee('Unit number is required');
      await widget.click('button', 'Confirm');
      await widget.see('Address confirmed');
    });

    test("Singapore's postcode brings its street, 500 ms after the sixth character; others are outside Singapore", async () => {
      await opened(OPEN, {
        [SEARCH]: ({ query }: { query: Record<string, string> }) =>
          query['post_code'] === '238801' ? listed(ORCHARD) : listed(),
      });
      const asked = () => widget.calls().filter(({ path }) => path.endsWith('search_addresses'));
      await widget.fill('Postcode', '23880');
      await widget.pass(600);
      expect(asked()).toEqual([]);
      await widget.fill('Postcode', '238801');
      await widget.pass(600);
      await expect.poll(() => widget.valueOf('Street')).toBe('2 Orchard Turn');
      expect(asked().map(({ query }) => query)).toEqual([{ country_code: 'SG', post_code: '238801' }]);
      await widget.fill('Postcode', '018988');
      await widget.pass(600);
      await widget.see('Postcode is outside Singapore');
      expect(await widget.valueOf('Unit number')).toBe('#08-212');
    });

    test('in the Philippines a street must be picked; a higher level clears the lower ones', async () => {
      await opened(OPEN_PH, { ...LEVELS, [SEARCH]: listed(AGUINALDO) });
      await widget.see('Cash to pay on delivery: ₱4,000.00');
      await widget.click('button', 'Confirm');
      await widget.see('Please select an address from the search options or the map');
      expect(sent()).toEqual([]);
      await widget.choose('Province', 'Laguna');
      await expect.poll(() => widget.valueOf('City / Municipality')).toBe('');
      await expect.poll(() => widget.valueOf('Barangay')).toBe('');
      await widget.choose('City / Municipality', 'Calamba');
      await widget.fill('Street', 'Aguin');
      await widget.pass(400);
      await expect.poll(() => widget.count('option', /Aguinaldo Highway/)).toBe(1);
      await widget.pass(300);
      await widget.press('ArrowDown');
      await widget.press('Enter');
      await expect.poll(() => widget.valueOf('City / Municipality')).toBe('Dasmariñas City');
      await widget.choose('Barangay', 'Salitran I');
      await widget.click('button', 'Confirm');
      await widget.see('Address confirmed');
      expect(sent()[0]?.body).toMatchObject({
        address: { street: 'Aguinaldo Highway', state: 'Cavite', district: 'Salitran I', lat: 14.32, lng: 120.93 },
      });
    });

    test.each([
      ['expired', over('expired'), 'This link has expired. Ask Kopi & Kaya Goods for a new one.'],
      ['confirmed before', over('confirmed'), 'This address is already confirmed.'],
      ['for a parcel that is on its way', over('closed'), 'This address can no longer be changed.'],
    ])('a link that is %s says so and asks for nothing', async (_case, answer, text) => {
      await open({ [PARSE]: answer });
      await widget.see(text);
      expect(await widget.count('textbox')).toBe(0);
      expect(await widget.count('button')).toBe(0);
    });

    test('an unknown link and a revoked one look alike', async () => {
      await open({ [PARSE]: GONE });
      await widget.see('This link no longer works. Ask the store for a new one.');
      expect(await widget.count('textbox')).toBe(0);
    });

    test('a parcel whose label was bought meanwhile can no longer be changed', async () => {
      await opened(OPEN, { [CONFIRM]: problem(409, 'order_locked') });
      await widget.click('button', 'Confirm');
      await widget.see('This address can no longer be changed. Contact Kopi & Kaya Goods for help.');
    });

    test('a proof that is too old is asked for again, and what was typed waits behind it', async () => {
      let is_old = true;
      await opened(OPEN, { [CONFIRM]: () => (is_old ? problem(403, 'share_proof_required') : DONE) });
      await widget.fill('Unit number', '#09-999');
      await widget.click('button', 'Confirm');
      await widget.see('Please confirm again that this parcel is yours.');
      is_old = false;
      await prove();
      await widget.see('Check your address');
      expect(await widget.valueOf('Unit number')).toBe('#09-999');
      await widget.click('button', 'Confirm');
      await widget.see('Address confirmed');
    });

    test('what the server refuses stands beside its field', async () => {
      const refused = problem(422, 'invalid_input', 'x', {
        errors: [{ param: 'address.post_code', code: 'validate.postcode_invalid', message: 'x' }],
      });
      await opened(OPEN, { [CONFIRM]: refused });
      await widget.click('button', 'Confirm');
      await widget.see('Postcode is invalid');
      expect(await widget.attribute('textbox', /^Postcode/, 'aria-invalid')).toBe('true');
      expect(await widget.count('button', 'Confirm')).toBe(1);
    });

    test('without a connection the form stays, and the same call goes out when it is back', async () => {
      await opened();
      await widget.fill('Unit number', '#09-999');
      await widget.setOnline(false);
      await widget.click('button', 'Confirm');
      await widget.see("You're offline. We'll try again when you're back online.");
      expect(await widget.valueOf('Unit number')).toBe('#09-999');
      await widget.setOnline(true);
      await widget.see('Address confirmed');
      expect(sent()).toHaveLength(1);
    });

    test('a call that got no answer is repeated with the same key', async () => {
      let is_down = true;
      await opened(OPEN, { [CONFIRM]: () => (is_down ? NO_ANSWER : DONE) });
      await widget.click('button', 'Confirm');
      await widget.see("We can't reach the server.");
      is_down = false;
      await widget.click('button', 'Try again');
      await widget.see('Address confirmed');
      const keys = sent().map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });

    test.each([
      ['the key is wrong', problem(403, 'key_unknown')],
      ['the origin is refused', problem(403, 'origin_refused')],
      ['the server broke', problem(500, 'internal')],
    ])('when %s: one calm line, the hosted page, an event', async (_case, answer) => {
      await open({ [PARSE]: answer }, { 'public-key': 'pk_live_Shop' });
      await widget.see("This isn't available right now.");
      expect(await widget.count('alert')).toBe(1);
      expect(await widget.attribute('link', 'Open on Sampan', 'href')).toBe(HOSTED);
      expect(await widget.events('sampan-error')).toHaveLength(1);
    });

    test.each([
      ['ms-MY', 'Kenapa saya melihat ini?'],
      ['fil-PH', 'Bakit ko ito nakikita?'],
      ['id-ID', 'Mengapa saya melihat ini?'],
      ['vi', 'Vì sao tôi thấy trang này?'],
    ])('speaks %s', async (locale, text) => {
      await open({ [PARSE]: opens(OPEN) }, { locale });
      await widget.see(text);
    });

    test('a keyboard alone is enough', async () => {
      await open({ [PARSE]: opens(OPEN), [CONFIRM]: DONE });
      await widget.see('Continue');
      await widget.press('Tab');
      expect(await widget.focusedName()).toMatch(/^Last 4 digits/);
      await widget.type(PROOF);
      await widget.press('Enter');
      await widget.see('Check your address');
      await expect.poll(() => widget.focusedName()).toBe('Confirm your delivery address');
      const stops: string[] = [];
      for (let count = 0; count < 12 && stops.at(-1) !== 'Confirm'; count += 1) {
        await widget.press('Tab');
        stops.push(await widget.focusedName());
      }
      expect(stops.at(-1)).toBe('Confirm');
      expect(stops.join(' ')).toMatch(/Postcode.*Street.*Unit number.*Landmark/);
      await widget.press('Enter');
      await widget.see('Address confirmed');
      await expect.poll(() => widget.focusedName()).toBe('Address confirmed');
    });
  });
}
