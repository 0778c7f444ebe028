import { endpoints, type Answer, type Store, type StoreOrder } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import { connectStore, newStoreOrder, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { holds } from '../../ledger/wallet/wallet.table.ts';
import { eraseBuyers } from './erase-buyers.repo.ts';
import { channelLabels } from './channel-order.table.ts';
import { channels } from './channel.table.ts';

const OWNERS = { lazada: 'my@demo.sampan.test', shopee: 'ph@demo.sampan.test', tiktok: 'id@demo.sampan.test' } as const;

let app: TestApp;
/** A second server on the same database and the same channels. */
let other: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ database: app.database, clock: app.clock, ports: { channels: app.ctx.ports.channels } });
});
afterAll(() => app.close());

describe.each(Object.keys(OWNERS) as (keyof typeof OWNERS)[])('orders that %s carries (channels 0.1)', (source) => {
  let token: string;
  let store: Store;
  const arrange = (id: string, at = app) => at.call<StoreOrder>(endpoints.arrangeStoreOrder, { token, params: { id } });
  const labelOf = (id: string, parcel_id: string) =>
    app.call<Answer<typeof endpoints.getPlatformLabel>>(endpoints.getPlatformLabel, {
      token,
      params: { id },
      query: { parcel_id },
    });
  const arranged = async (id: string) => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await arrange(id);
      expect(status, JSON.stringify(body)).toBe(200);
      if (body.channel_parcels.some(({ tracking_number }) => tracking_number !== '')) return body;
    }
    throw new Error('never arranged');
  };

  beforeAll(async () => {
    token = await app.tokenOf(OWNERS[source]);
    store = await connectStore(app, token, source as ChannelSource);
  });

  test('are arranged once at the channel, whoever presses, and nothing is charged', async () => {
    const { made, read } = await newStoreOrder(app, token, store, { logistics: 'platform' });
    standInOf(app, source).modes.on('asynchronous');
    const before = await app.ctx.db.select().from(holds);
    await Promise.all([arrange(read.id), arrange(read.id, other)]);
    const order = await arranged(read.id);
    standInOf(app, source).modes.off('asynchronous');
    expect(order.status).toBe('arranged');
    expect(made.parcels).toHaveLength(1);
    expect(await app.ctx.db.select().from(holds)).toEqual(before);
  });

  test('the rest of a call that failed for a part is done by whichever server is asked next', async () => {
    // TikTok Shop arranges package by package.
    if (source === 'tiktok') return;
    const lines = [{ quantity: 1 }, { quantity: 2 }];
    const { made, read } = await newStoreOrder(app, token, store, { logistics: 'platform', lines });
    const { modes } = standInOf(app, source);
    modes.on('partial');
    await Promise.all([arrange(read.id), arrange(read.id, other)]);
    const order = await arranged(read.id);
    const numbers = made.parcels.map(({ tracking_number }) => tracking_number);
    expect(order.channel_parcels.map(({ tracking_number }) => tracking_number).toSorted()).toEqual(numbers.toSorted());
    const pieces = made.parcels.flatMap(({ quantities }) => Object.values(quantities));
    expect(pieces.reduce((sum, quantity) => sum + quantity, 0)).toBe(3);
    // Shopee's label is made entry by entry.
    if (source === 'shopee') {
      const parcel_id = order.channel_parcels[0]?.parcel_id ?? '';
      expect((await labelOf(read.id, parcel_id)).body).toMatchObject({ code: 'store_label_pending' });
      expect((await labelOf(read.id, parcel_id)).status).toBe(200);
    }
    expect(modes.met).toContain('partial');
  });

  test('the label of the channel is kept, also when the channel has it no more, until the buyer is erased', async () => {
    const { made, read } = await newStoreOrder(app, token, store, { logistics: 'platform' });
    const order = await arranged(read.id);
    const parcel_id = order.channel_parcels[0]?.parcel_id ?? '';
    const label = await labelOf(read.id, parcel_id);
    expect(label.status, JSON.stringify(label.body)).toBe(200);
    expect(Buffer.from(label.body.data_base64, 'base64').toString()).toContain('%PDF');
    standInOf(app, source).modes.on('throttle');
    expect((await labelOf(read.id, parcel_id)).body).toEqual(label.body);
    standInOf(app, source).modes.off('throttle');
    expect((await labelOf(read.id, 'another')).status).toBe(404);
    const stranger = await app.tokenOf('sg@demo.sampan.test');
    const foreign = { token: stranger, params: { id: read.id }, query: { parcel_id } };
    expect((await app.refusal(endpoints.getPlatformLabel, foreign)).status).toBe(404);
    const [channel] = await app.ctx.db.select().from(channels).where(eq(channels.id, store.id));
    if (!channel) throw new Error('no store');
    await eraseBuyers(app.ctx, channel, made.id, { even_under_way: true });
    const kept = await app.ctx.db.select().from(channelLabels).where(eq(channelLabels.channel_order_id, read.id));
    expect(kept).toEqual([]);
  });

  test('what ships with our own label is not arranged there', async () => {
    const { read } = await newStoreOrder(app, token, store, { logistics: 'own' });
    const refused = await app.refusal(endpoints.arrangeStoreOrder, { token, params: { id: read.id } });
    expect([refused.status, refused.body.code]).toEqual([409, 'store_own_order']);
  });
});
