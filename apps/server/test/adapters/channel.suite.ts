import { CHANNEL_MODES, type Mode } from '@sampan/stand-ins';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeShipping } from './channel-shipping.suite.ts';
import {
  allOrders,
  failureOf as failure,
  openChannel,
  WEBHOOK_URL,
  type ChannelAbilities,
  type ChannelHouse,
} from './channel.fixtures.ts';

const DAY = 24 * 3_600_000;

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

    describeShipping(can, () => house);

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
