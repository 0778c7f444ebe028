import { describe, expect, test } from 'vitest';
import { failureOf as failure, type ChannelAbilities, type ChannelHouse } from './channel.fixtures.ts';

const pushOf = (order_id: string, lines: { external_line_id: string; quantity: number }[] = []) => ({
  order_id,
  tracking_number: 'SMP0000001SG',
  carrier: 'Ninja Van',
  tracking_url: 'https://sampan.example/t/SMP0000001SG',
  lines,
  notify_buyer: true,
  completes_order: false,
});

/** How orders leave: with our label, with the platform's, in several parcels, and when a call fails for a part of them. */
export function describeShipping(can: ChannelAbilities, house: () => ChannelHouse): void {
  describe('ship with our label', () => {
    test('the number reaches the shop once, whatever happens to the answer', async () => {
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'own' });
      house().stand_in.modes.on('answer_lost');
      const outcomes = [await failure(house().channel.pushTracking(shop, pushOf(made.id)))];
      expect(house().stand_in.modes.met).toContain('answer_lost');
      expect(outcomes).toEqual(['unavailable']);
      const again = await house().channel.pushTracking(shop, pushOf(made.id));
      expect(again).toMatchObject({ status: 'pushed' });
      expect(await house().channel.pushTracking(shop, pushOf(made.id))).toMatchObject({
        status: 'pushed',
        was_known: true,
      });
      expect(made.parcels.map((parcel) => parcel.tracking_number)).toEqual(['SMP0000001SG']);
      expect(await house().channel.readOrder(shop, made.id)).toMatchObject({
        parcels: [{ tracking_number: 'SMP0000001SG' }],
      });
    });

    test('two parcels of one order, by quantities', async () => {
      expect(house().channel.takes_several_numbers).toBe(can.has_partial_shipments);
      if (!can.has_partial_shipments) return;
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'own', lines: [{ quantity: 3 }, { quantity: 1 }] });
      const [line, other] = made.lines;
      const read = await house().channel.readOrder(shop, made.id);
      const lines = [{ external_line_id: read?.lines[0]?.external_id ?? '', quantity: 2 }];
      expect(await house().channel.pushTracking(shop, pushOf(made.id, lines))).toMatchObject({
        status: 'pushed',
        was_known: false,
      });
      expect((await house().channel.readOrder(shop, made.id))?.lines.map((one) => one.shipped_quantity)).toEqual([
        2, 0,
      ]);
      // More than is left.
      expect(
        await house().channel.pushTracking(shop, { ...pushOf(made.id, lines), tracking_number: 'SMP2' }),
      ).toMatchObject({ status: 'refused' });
      expect(await house().channel.pushTracking(shop, { ...pushOf(made.id), tracking_number: 'SMP3' })).toMatchObject({
        status: 'pushed',
      });
      expect(made.parcels.map((parcel) => parcel.quantities)).toEqual([
        { [line?.id ?? '']: 2 },
        { [line?.id ?? '']: 1, [other?.id ?? '']: 1 },
      ]);
    });

    test('a second number for an order that keeps one is refused with what to do', async () => {
      if (can.has_partial_shipments) return;
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'own', lines: [{ quantity: 3 }, { quantity: 1 }] });
      const read = await house().channel.readOrder(shop, made.id);
      const [first, second] = read?.lines.map((one) => [{ external_line_id: one.external_id, quantity: 1 }]) ?? [];
      expect(await house().channel.pushTracking(shop, pushOf(made.id, first))).toMatchObject({ status: 'pushed' });
      expect(
        await house().channel.pushTracking(shop, { ...pushOf(made.id, second), tracking_number: 'SMP2' }),
      ).toMatchObject({
        status: 'refused',
        message: expect.stringMatching(/keeps one .* SMP0000001SG\. Send the buyer/u),
      });
      expect(made.parcels.map((parcel) => parcel.tracking_number)).toEqual(['SMP0000001SG']);
    });

    test('a piece that fails in a call that succeeds is told later, under the same number', async () => {
      if (can.partial !== 'pack') return;
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'own', lines: [{ quantity: 2 }, { quantity: 1 }] });
      house().stand_in.modes.on('partial');
      expect(await failure(house().channel.pushTracking(shop, pushOf(made.id)))).toBe('throttled');
      // First the answer about the other piece's package is lost, then the one about the first package's number.
      for (const _ of [1, 2]) {
        house().stand_in.modes.on('answer_lost');
        expect(await failure(house().channel.pushTracking(shop, pushOf(made.id)))).toBe('unavailable');
      }
      expect(await house().channel.pushTracking(shop, pushOf(made.id))).toMatchObject({ status: 'pushed' });
      expect(new Set(made.parcels.map((parcel) => parcel.tracking_number))).toEqual(new Set(['SMP0000001SG']));
      expect((await house().channel.readOrder(shop, made.id))?.lines.map((one) => one.shipped_quantity)).toEqual([
        2, 1,
      ]);
      expect(await house().channel.pushTracking(shop, pushOf(made.id))).toMatchObject({ was_known: true });
    });

    test('an order that is gone is refused in words', async () => {
      const shop = await house().connect();
      const made = house().stand_in.order({
        logistics: 'own',
        status: can.words.cancelled,
        lines: [{ status: can.words.cancelled }],
      });
      if (can.source === 'woocommerce')
        return expect((await house().channel.readOrder(shop, made.id))?.status).toBe('cancelled');
      const outcome = await house().channel.pushTracking(shop, pushOf(made.id));
      expect(outcome.status).toBe('refused');
      expect(outcome.status === 'refused' ? outcome.message : '').not.toBe('');
      expect(made.parcels).toEqual([]);
    });

    test('a cancelled label is taken back, or the merchant is told to do it', async () => {
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'own' });
      await house().channel.pushTracking(shop, pushOf(made.id));
      const outcome = await house().channel.takeBackTracking(shop, {
        order_id: made.id,
        tracking_number: 'SMP0000001SG',
      });
      expect(outcome.status).toBe(can.takes_back_tracking ? 'taken_back' : 'by_hand');
      if (can.takes_back_tracking) expect((await house().channel.readOrder(shop, made.id))?.parcels).toEqual([]);
    });
  });

  describe('ship with the platform', () => {
    test('arranges, waits for number and label, and says who carries', async () => {
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'platform' });
      if (!can.has_platform_logistics) {
        expect(await house().channel.readOrder(shop, made.id)).toMatchObject({ logistics: 'own' });
        return expect(await house().channel.arrange(shop, { order_id: made.id, lines: [] })).toMatchObject({
          status: 'refused',
        });
      }
      expect(await house().channel.readOrder(shop, made.id)).toMatchObject({ logistics: 'platform', status: 'ready' });
      house().stand_in.modes.on('answer_lost');
      expect(await failure(house().channel.arrange(shop, { order_id: made.id, lines: [] }))).toBe('unavailable');
      house().stand_in.modes.on('asynchronous');
      let arranged = await house().channel.arrange(shop, { order_id: made.id, lines: [] });
      if (arranged.status === 'pending')
        arranged = await house().channel.arrange(shop, { order_id: made.id, lines: [] });
      if (arranged.status !== 'arranged') throw new Error(JSON.stringify(arranged));
      const [parcel] = arranged.parcels;
      expect(parcel?.tracking_number).not.toBe('');
      expect(made.parcels.length).toBe(1);
      const request = { order_id: made.id, parcel_id: parcel?.external_id ?? '' };
      let label = await house().channel.readLabel(shop, request);
      expect(house().stand_in.modes.met).toContain('asynchronous');
      house().stand_in.modes.off('asynchronous');
      if (label.status === 'pending') label = await house().channel.readLabel(shop, request);
      if (label.status !== 'ready') throw new Error(JSON.stringify(label));
      expect(Buffer.from(label.bytes).toString()).toContain('%PDF');
      expect(await house().channel.readOrder(shop, made.id)).toMatchObject({ status: 'arranged' });
    });

    test('a call that succeeds may have failed for an entry, and the rest is done later', async () => {
      if (can.partial === null) return;
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'platform', lines: [{ quantity: 1 }, { quantity: 1 }] });
      const arrange = () => house().channel.arrange(shop, { order_id: made.id, lines: [] });
      const labelOf = () =>
        house().channel.readLabel(shop, { order_id: made.id, parcel_id: made.parcels[0]?.id ?? '' });
      if (can.partial === 'document') await arrange();
      house().stand_in.modes.on('partial');
      expect(await (can.partial === 'pack' ? arrange() : labelOf())).toMatchObject({
        status: 'pending',
        message: expect.stringMatching(/busy/u),
      });
      expect(house().stand_in.modes.met).toContain('partial');
      expect(await arrange()).toMatchObject({ status: 'arranged' });
      expect(await labelOf()).toMatchObject({ status: 'ready' });
    });

    test('our number is refused for an order the platform carries', async () => {
      if (!can.has_platform_logistics) return expect(can.has_partial_shipments).toBe(true);
      const shop = await house().connect();
      const made = house().stand_in.order({ logistics: 'platform' });
      expect(await house().channel.pushTracking(shop, pushOf(made.id))).toMatchObject({ status: 'refused' });
      expect(made.parcels).toEqual([]);
    });
  });
}
