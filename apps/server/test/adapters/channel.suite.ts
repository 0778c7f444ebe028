import { CHANNEL_MODES, type Mode } from '@sampan/stand-ins';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChannelError, type SalesChannel } from '../../src/ports/sales-channel.ts';
import { allOrders, openChannel, WEBHOOK_URL, type ChannelHouse, type ChannelParts } from './channel.fixtures.ts';

const DAY = 24 * 3_600_000;

/** What a channel can do; what it cannot is asserted too. */
export interface ChannelAbilities {
  source: SalesChannel['source'];
  make: (parts: ChannelParts) => SalesChannel;
  /** Carriers of its own, with labels. */
  has_platform_logistics: boolean;
  /** Several parcels of an order, each with its number, by quantities; else the first number is that of the whole order. */
  has_partial_shipments: boolean;
  /** Which call answers for each entry of a batch, so that one may fail although the call succeeds; null where none does. */
  partial: 'pack' | 'document' | null;
  takes_back_tracking: boolean;
  /** Refresh tokens that are good once and end; null for keys that never end. */
  refresh_days: number | null;
  /** A former refresh token may be tried again until the new one is used. */
  forgives_former_token: boolean;
  /** Subscriptions are made by call; else an operator registers one address by hand. */
  subscribes: boolean;
  /** Tells by webhook that the merchant took the permission back. */
  tells_deauthorisation: boolean;
  /** How the stand-in calls the delivery it sold; absent where the channel names none. */
  shipping_line?: string;
  /** The status of a new order that can be shipped, a cancelled one, and a word nobody knows. */
  words: { ready: string; cancelled: string };
}

/** The conformance of a channel with `SalesChannel` (channels 11, 12). */
export function describeChannel(can: ChannelAbilities): void {
  // In the order written: the last test counts what those before it met.
  describe(`channel ${can.source}`, { shuffle: false }, () => {
    let house: ChannelHouse;
    const met = new Set<Mode>();
    beforeEach(async () => {
      house = await openChannel(can.source, can.make);
    });
    afterEach(() => {
      for (const mode of house.stand_in.modes.met) met.add(mode);
      return house.stop();
    });

    const failure = (promise: Promise<unknown>) =>
      promise.then(
        () => 'answered',
        (error: unknown) => (error instanceof ChannelError ? error.code : String(error)),
      );
    const pushOf = (order_id: string, lines: { external_line_id: string; quantity: number }[] = []) => ({
      order_id,
      tracking_number: 'SMP0000001SG',
      carrier: 'Ninja Van',
      tracking_url: 'https://sampan.example/t/SMP0000001SG',
      lines,
      notify_buyer: true,
      completes_order: false,
    });

    describe('connect', () => {
      test('through the consent page, and the tokens open the shop', async () => {
        const shop = await house.connect();
        expect(shop.name).not.toBe('');
        expect(shop.country).toBe(house.stand_in.shop.country);
        const updated_since = Math.floor(house.now_ms() / 1000) - 3600;
        expect(await house.channel.listOrders(shop, { updated_since, cursor: null })).toEqual({
          orders: [],
          next_cursor: null,
        });
      });

      test('a refused consent says so', async () => {
        expect(await house.finish(await house.authorise('cancel'))).toMatchObject({
          status: 'refused',
          reason: 'consent',
        });
      });

      test('the same return is good once', async () => {
        if (can.source === 'woocommerce') return expect(can.refresh_days).toBeNull();
        const query = await house.authorise('allow');
        expect(await house.finish(query)).toMatchObject({ status: 'connected' });
        expect(await house.finish(query)).toMatchObject({ status: 'refused', reason: 'code' });
      });
    });

    describe('refresh', () => {
      test('gives tokens that work', async () => {
        const shop = await house.connect();
        house.wait(2 * 3_600_000);
        const fresh = await house.channel.refresh(shop);
        if (fresh.status !== 'refreshed') throw new Error(fresh.message);
        expect(
          await house.channel.listOrders({ ...shop, tokens: fresh.tokens }, { updated_since: 0, cursor: null }),
        ).toMatchObject({ orders: [] });
      });

      test('a refresh token is good once, and ends', async () => {
        if (can.refresh_days === null) return expect((await house.connect()).tokens.access_ends_at).toBeNull();
        const shop = await house.connect();
        const fresh = await house.channel.refresh(shop);
        if (fresh.status !== 'refreshed') throw new Error(fresh.message);
        if (can.forgives_former_token)
          await house.channel.listOrders({ ...shop, tokens: fresh.tokens }, { updated_since: 0, cursor: null });
        expect(await house.channel.refresh(shop)).toMatchObject({ status: 'ended' });
        house.wait((can.refresh_days + 1) * DAY);
        expect(await house.channel.refresh({ ...shop, tokens: fresh.tokens })).toMatchObject({ status: 'ended' });
      });
    });

    describe('sync', () => {
      test('walks every order once, the oldest change first, and later only what changed', async () => {
        const shop = await house.connect();
        for (let index = 0; index < 130; index += 1) {
          house.stand_in.order({ lines: [{ quantity: 2 }, { quantity: 1 }] });
          house.wait(20_000);
        }
        const since = Math.floor(house.now_ms() / 1000) - 30 * 86_400;
        const orders = await allOrders(house.channel, shop, since);
        expect(new Set(orders.map(({ external_id }) => external_id)).size).toBe(130);
        expect(orders.length).toBe(130);
        expect(orders.map(({ updated_at }) => updated_at)).toEqual(
          orders.map(({ updated_at }) => updated_at).toSorted((a, b) => a - b),
        );
        const [first] = orders;
        expect(first).toMatchObject({
          status: 'ready',
          cod_minor: 0,
          address_state: 'shown',
          recipient: { name: house.stand_in.shop.add().buyer.name },
          lines: [
            { sku: 'SKU-1', quantity: 2, shipped_quantity: 0, unit_price_minor: 1990 },
            { sku: 'SKU-2', quantity: 1 },
          ],
        });
        expect(first?.total_minor).toBe(3 * 1990);
        expect(first?.shipping_line).toBe(can.shipping_line);
        const mark = Math.floor(house.now_ms() / 1000) + 60;
        house.wait(120_000);
        const [changed] = house.stand_in.shop.orders.values();
        if (changed !== undefined) house.stand_in.change(changed, { note: 'Leave it at the door' });
        expect((await allOrders(house.channel, shop, mark)).map(({ external_id }) => external_id)).toEqual([
          changed?.id,
        ]);
      });

      test('reads one order by id and by number', async () => {
        const shop = await house.connect();
        const made = house.stand_in.order({ is_cod: true });
        const read = await house.channel.readOrder(shop, made.id);
        expect(read).toMatchObject({ external_id: made.id, cod_minor: 1990 });
        expect(await house.channel.findOrder(shop, read?.number ?? '')).toEqual(read);
        expect(await house.channel.readOrder(shop, '999')).toBeNull();
      });

      test('an order that changes between the list and the read is read as it is now', async () => {
        const shop = await house.connect();
        const made = house.stand_in.order();
        house.stand_in.modes.on('edited_after_list');
        house.wait(1000);
        const [listed] = await allOrders(house.channel, shop, Math.floor(house.now_ms() / 1000) - 60);
        const read = await house.channel.readOrder(shop, made.id);
        expect(house.stand_in.modes.met).toContain('edited_after_list');
        expect(JSON.stringify(read?.recipient)).toContain('9 Moved Away Street');
        expect(read?.updated_at).toBeGreaterThanOrEqual(listed?.updated_at ?? 0);
      });

      test('a masked address is no address', async () => {
        const shop = await house.connect();
        const made = house.stand_in.order();
        house.stand_in.modes.on('masked');
        expect((await house.channel.readOrder(shop, made.id))?.address_state).toBe(
          can.source === 'shopify' ? 'withheld' : 'masked',
        );
      });

      test('unknown words and fields are held, never an error', async () => {
        const shop = await house.connect();
        const status = can.source === 'shopify' ? 'X_NEW_WORD' : 'NEW_WORD';
        house.stand_in.order({
          status,
          lines: [{ status }],
          extra: { brand_new_field: { deep: [1] }, note: null, remarks: 7 },
        });
        house.wait(1000);
        const [order] = await allOrders(house.channel, shop, Math.floor(house.now_ms() / 1000) - 60);
        expect(order).toMatchObject({ status: 'held', native_status: expect.stringContaining('NEW_WORD') });
      });

      test('being asked to wait is an answer of its own, and a slow one is an answer', async () => {
        const shop = await house.connect();
        house.stand_in.modes.on('throttle');
        await expect(house.channel.listOrders(shop, { updated_since: 0, cursor: null })).rejects.toMatchObject({
          code: 'throttled',
          retry_after_ms: expect.any(Number) as number,
        });
        house.stand_in.modes.on('slow');
        await house.channel.listOrders(shop, { updated_since: Math.floor(house.now_ms() / 1000) - 60, cursor: null });
        expect(house.stand_in.modes.met).toContain('slow');
      });
    });

    describe('ship with our label', () => {
      test('the number reaches the shop once, whatever happens to the answer', async () => {
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'own' });
        house.stand_in.modes.on('answer_lost');
        const outcomes = [await failure(house.channel.pushTracking(shop, pushOf(made.id)))];
        expect(house.stand_in.modes.met).toContain('answer_lost');
        expect(outcomes).toEqual(['unavailable']);
        const again = await house.channel.pushTracking(shop, pushOf(made.id));
        expect(again).toMatchObject({ status: 'pushed' });
        expect(await house.channel.pushTracking(shop, pushOf(made.id))).toMatchObject({
          status: 'pushed',
          was_known: true,
        });
        expect(made.parcels.map((parcel) => parcel.tracking_number)).toEqual(['SMP0000001SG']);
        expect(await house.channel.readOrder(shop, made.id)).toMatchObject({
          parcels: [{ tracking_number: 'SMP0000001SG' }],
        });
      });

      test('two parcels of one order, by quantities', async () => {
        expect(house.channel.takes_several_numbers).toBe(can.has_partial_shipments);
        if (!can.has_partial_shipments) return;
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'own', lines: [{ quantity: 3 }, { quantity: 1 }] });
        const [line, other] = made.lines;
        const read = await house.channel.readOrder(shop, made.id);
        const lines = [{ external_line_id: read?.lines[0]?.external_id ?? '', quantity: 2 }];
        expect(await house.channel.pushTracking(shop, pushOf(made.id, lines))).toMatchObject({
          status: 'pushed',
          was_known: false,
        });
        expect((await house.channel.readOrder(shop, made.id))?.lines.map((one) => one.shipped_quantity)).toEqual([
          2, 0,
        ]);
        // More than is left.
        expect(
          await house.channel.pushTracking(shop, { ...pushOf(made.id, lines), tracking_number: 'SMP2' }),
        ).toMatchObject({ status: 'refused' });
        expect(await house.channel.pushTracking(shop, { ...pushOf(made.id), tracking_number: 'SMP3' })).toMatchObject({
          status: 'pushed',
        });
        expect(made.parcels.map((parcel) => parcel.quantities)).toEqual([
          { [line?.id ?? '']: 2 },
          { [line?.id ?? '']: 1, [other?.id ?? '']: 1 },
        ]);
      });

      test('a second number for an order that keeps one is refused with what to do', async () => {
        if (can.has_partial_shipments) return;
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'own', lines: [{ quantity: 3 }, { quantity: 1 }] });
        const read = await house.channel.readOrder(shop, made.id);
        const [first, second] = read?.lines.map((one) => [{ external_line_id: one.external_id, quantity: 1 }]) ?? [];
        expect(await house.channel.pushTracking(shop, pushOf(made.id, first))).toMatchObject({ status: 'pushed' });
        expect(
          await house.channel.pushTracking(shop, { ...pushOf(made.id, second), tracking_number: 'SMP2' }),
        ).toMatchObject({
          status: 'refused',
          message: expect.stringMatching(/keeps one .* SMP0000001SG\. Send the buyer/u),
        });
        expect(made.parcels.map((parcel) => parcel.tracking_number)).toEqual(['SMP0000001SG']);
      });

      test('a piece that fails in a call that succeeds is told later, under the same number', async () => {
        if (can.partial !== 'pack') return;
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'own', lines: [{ quantity: 2 }, { quantity: 1 }] });
        house.stand_in.modes.on('partial');
        expect(await failure(house.channel.pushTracking(shop, pushOf(made.id)))).toBe('throttled');
        // First the answer about the other piece's package is lost, then the one about the first package's number.
        for (const _ of [1, 2]) {
          house.stand_in.modes.on('answer_lost');
          expect(await failure(house.channel.pushTracking(shop, pushOf(made.id)))).toBe('unavailable');
        }
        expect(await house.channel.pushTracking(shop, pushOf(made.id))).toMatchObject({ status: 'pushed' });
        expect(new Set(made.parcels.map((parcel) => parcel.tracking_number))).toEqual(new Set(['SMP0000001SG']));
        expect((await house.channel.readOrder(shop, made.id))?.lines.map((one) => one.shipped_quantity)).toEqual([
          2, 1,
        ]);
        expect(await house.channel.pushTracking(shop, pushOf(made.id))).toMatchObject({ was_known: true });
      });

      test('an order that is gone is refused in words', async () => {
        const shop = await house.connect();
        const made = house.stand_in.order({
          logistics: 'own',
          status: can.words.cancelled,
          lines: [{ status: can.words.cancelled }],
        });
        if (can.source === 'woocommerce')
          return expect((await house.channel.readOrder(shop, made.id))?.status).toBe('cancelled');
        const outcome = await house.channel.pushTracking(shop, pushOf(made.id));
        expect(outcome.status).toBe('refused');
        expect(outcome.status === 'refused' ? outcome.message : '').not.toBe('');
        expect(made.parcels).toEqual([]);
      });

      test('a cancelled label is taken back, or the merchant is told to do it', async () => {
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'own' });
        await house.channel.pushTracking(shop, pushOf(made.id));
        const outcome = await house.channel.takeBackTracking(shop, {
          order_id: made.id,
          tracking_number: 'SMP0000001SG',
        });
        expect(outcome.status).toBe(can.takes_back_tracking ? 'taken_back' : 'by_hand');
        if (can.takes_back_tracking) expect((await house.channel.readOrder(shop, made.id))?.parcels).toEqual([]);
      });
    });

    describe('ship with the platform', () => {
      test('arranges, waits for number and label, and says who carries', async () => {
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'platform' });
        if (!can.has_platform_logistics) {
          expect(await house.channel.readOrder(shop, made.id)).toMatchObject({ logistics: 'own' });
          return expect(await house.channel.arrange(shop, { order_id: made.id, lines: [] })).toMatchObject({
            status: 'refused',
          });
        }
        expect(await house.channel.readOrder(shop, made.id)).toMatchObject({ logistics: 'platform', status: 'ready' });
        house.stand_in.modes.on('answer_lost');
        expect(await failure(house.channel.arrange(shop, { order_id: made.id, lines: [] }))).toBe('unavailable');
        house.stand_in.modes.on('asynchronous');
        let arranged = await house.channel.arrange(shop, { order_id: made.id, lines: [] });
        if (arranged.status === 'pending')
          arranged = await house.channel.arrange(shop, { order_id: made.id, lines: [] });
        if (arranged.status !== 'arranged') throw new Error(JSON.stringify(arranged));
        const [parcel] = arranged.parcels;
        expect(parcel?.tracking_number).not.toBe('');
        expect(made.parcels.length).toBe(1);
        const request = { order_id: made.id, parcel_id: parcel?.external_id ?? '' };
        let label = await house.channel.readLabel(shop, request);
        expect(house.stand_in.modes.met).toContain('asynchronous');
        house.stand_in.modes.off('asynchronous');
        if (label.status === 'pending') label = await house.channel.readLabel(shop, request);
        if (label.status !== 'ready') throw new Error(JSON.stringify(label));
        expect(Buffer.from(label.bytes).toString()).toContain('%PDF');
        expect(await house.channel.readOrder(shop, made.id)).toMatchObject({ status: 'arranged' });
      });

      test('a call that succeeds may have failed for an entry, and the rest is done later', async () => {
        if (can.partial === null) return;
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'platform', lines: [{ quantity: 1 }, { quantity: 1 }] });
        const arrange = () => house.channel.arrange(shop, { order_id: made.id, lines: [] });
        const labelOf = () =>
          house.channel.readLabel(shop, { order_id: made.id, parcel_id: made.parcels[0]?.id ?? '' });
        if (can.partial === 'document') await arrange();
        house.stand_in.modes.on('partial');
        expect(await (can.partial === 'pack' ? arrange() : labelOf())).toMatchObject({
          status: 'pending',
          message: expect.stringMatching(/busy/u),
        });
        expect(house.stand_in.modes.met).toContain('partial');
        expect(await arrange()).toMatchObject({ status: 'arranged' });
        expect(await labelOf()).toMatchObject({ status: 'ready' });
      });

      test('our number is refused for an order the platform carries', async () => {
        if (!can.has_platform_logistics) return expect(can.has_partial_shipments).toBe(true);
        const shop = await house.connect();
        const made = house.stand_in.order({ logistics: 'platform' });
        expect(await house.channel.pushTracking(shop, pushOf(made.id))).toMatchObject({ status: 'refused' });
        expect(made.parcels).toEqual([]);
      });
    });

    describe('push', () => {
      test('is read when it is signed, and doubled, turned and lost ones do no harm', async () => {
        const shop = await house.connect();
        const { webhook_secret } = await house.channel.subscribe(shop, WEBHOOK_URL);
        const extra = { ...shop.tokens.extra, webhook_secret };
        await house.channel.subscribe({ ...shop, tokens: { ...shop.tokens, extra } }, WEBHOOK_URL);
        house.stand_in.takePushes();
        const made = house.stand_in.order();
        house.wait(5000);
        house.stand_in.change(made, { note: 'Ring twice' });
        house.stand_in.modes.on('push_duplicated', 'push_reordered');
        const events = house.readPushes(webhook_secret).map((reading) => {
          if (reading.status !== 'read') throw new Error('a signed push was refused');
          return reading.event;
        });
        expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['order']));
        expect(new Set(events.map((event) => (event.kind === 'order' ? event.order_id : '')))).toEqual(
          new Set([made.id]),
        );
        // Each twice, with one id.
        expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length / 2);
        house.stand_in.modes.off('push_duplicated', 'push_reordered');
        house.stand_in.modes.on('push_lost');
        const missed = house.stand_in.order();
        expect(house.readPushes(webhook_secret)).toEqual([]);
        house.wait(1000);
        const polled = await allOrders(house.channel, shop, Math.floor(house.now_ms() / 1000) - 600);
        expect(polled.map(({ external_id }) => external_id)).toContain(missed.id);
        expect(house.stand_in.modes.met).toEqual(new Set(['push_duplicated', 'push_reordered', 'push_lost']));
      });

      test('is refused when one byte differs, before it is read', async () => {
        const shop = await house.connect();
        const { webhook_secret } = await house.channel.subscribe(shop, WEBHOOK_URL);
        house.stand_in.takePushes();
        house.stand_in.order();
        const [push] = house.stand_in.takePushes();
        if (push === undefined) throw new Error('nothing was pushed');
        expect(house.readPush(push, webhook_secret).status).toBe('read');
        expect(house.readPush({ ...push, body: `${push.body} ` }, webhook_secret)).toEqual({ status: 'signature' });
        expect(house.readPush({ ...push, headers: {} }, webhook_secret).status).toBe('signature');
      });
    });

    describe('deauthorise and disconnect', () => {
      test('a shop that took the permission back is told from one that is down', async () => {
        const shop = await house.connect();
        const { webhook_secret } = await house.channel.subscribe(shop, WEBHOOK_URL);
        house.stand_in.takePushes();
        house.stand_in.deauthorise();
        expect(await failure(house.channel.listOrders(shop, { updated_since: 0, cursor: null }))).toBe('unauthorised');
        if (can.refresh_days !== null) expect(await house.channel.refresh(shop)).toMatchObject({ status: 'ended' });
        const kinds = house
          .readPushes(webhook_secret)
          .map((one) => (one.status === 'read' ? one.event.kind : one.status));
        expect(kinds).toEqual(can.tells_deauthorisation ? ['deauthorised'] : []);
      });

      test('so is one that does it in the middle', async () => {
        const shop = await house.connect();
        house.stand_in.modes.on('deauthorised');
        expect(await failure(house.channel.readOrder(shop, '1'))).toBe('unauthorised');
      });

      test('after disconnecting nothing is pushed, and doing it twice is no failure', async () => {
        const shop = await house.connect();
        await house.channel.subscribe(shop, WEBHOOK_URL);
        house.stand_in.takePushes();
        await house.channel.disconnect(shop, WEBHOOK_URL);
        await house.channel.disconnect(shop, WEBHOOK_URL);
        house.stand_in.order();
        expect(house.stand_in.takePushes().length > 0).toBe(!can.subscribes);
      });
    });

    test('every mode of the stand-in was met by a test above', () => {
      const unknown: Mode[] = [
        ...(can.partial === null ? (['partial'] as const) : []),
        ...(can.has_platform_logistics ? [] : (['asynchronous'] as const)),
      ];
      expect([...met].toSorted()).toEqual(CHANNEL_MODES.filter((mode) => !unknown.includes(mode)).toSorted());
    });

    test('a shop that cannot be reached is unavailable', async () => {
      const shop = await house.connect();
      await house.stop();
      expect(await failure(house.channel.readOrder(shop, '1'))).toBe('unavailable');
    });
  });
}
