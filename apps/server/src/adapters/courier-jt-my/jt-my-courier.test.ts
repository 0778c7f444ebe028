import { startCourierStandIns } from '@sampan/stand-ins';
import { describe, expect, test } from 'vitest';
import { ratesOf } from '#test/adapters/courier.fixtures.ts';
import { courierSuite } from '#test/adapters/courier.suite.ts';
import { createEgress } from '../../platform/egress/egress-client.ts';
import { createJtMyCouriers } from './jt-my-couriers.ts';
import { jtMyDigest } from './jt-my-signature.ts';

const signal = new AbortController().signal;

async function open(clock = { now: () => Date.now() }) {
  const { jt_my, url, stop } = await startCourierStandIns({ now: () => Date.now() });
  const { api_account, private_key, customer_code, password } = jt_my;
  const [courier] = createJtMyCouriers({
    account: [api_account, private_key, customer_code, password].join(':'),
    base_url: `${url}/jt-my`,
    is_live: false,
    egress: createEgress({ allow: [new URL(url).host] }),
    clock,
    rates: ratesOf('standard'),
  });
  if (courier === undefined) throw new Error('no courier');
  return { courier, jt_my, clock, stop };
}

courierSuite(
  'J&T in Malaysia',
  {
    country: 'MY',
    currency: 'MYR',
    refused: (purchase) => ({ ...purchase, destination: { ...purchase.destination, name: 'NOT SERVED' } }),
    takes_cash: true,
    is_safe_at_once: true,
    codes_after_pick_up: 'picked_up',
  },
  async () => {
    const { courier, jt_my, clock, stop } = await open();
    return {
      courier,
      clock,
      booked: async () => jt_my.parcels.size,
      loseNextAnswer: () => jt_my.modes.on('answer_lost'),
      loseNextCall: () => jt_my.modes.on('down'),
      told: (code) => {
        const parcel = jt_my.parcels.get(code);
        return { weight_g: parcel?.weight_g ?? null, cod: parcel?.cod ?? null };
      },
      move: async (code, to) => jt_my.scan(code, to === 'picked_up' ? '10' : '100'),
      close: stop,
    };
  },
);

describe('production 1.2: J&T in Malaysia', () => {
  test('production 1.7: the vector of its digest, the raw MD5', () => {
    const text = '{"customerCode":"ITTEST0001","txlogisticId":"SP-0001"}';
    expect(jtMyDigest(text, 'sampan-test-key')).toBe('YeU6EdWtw4bIyh0ercY1eQ==');
  });

  test('a clock that is off is no refusal of a parcel: nothing is known', async () => {
    const late = await open({ now: () => Date.now() - 600_000 });
    await expect(late.courier.track('630000000001', { signal })).rejects.toThrow(/145003010/u);
    await late.stop();
  });

  test('what it sends is an array with a digest, and the answer is the one it waits for', async () => {
    const { courier, jt_my, stop } = await open();
    jt_my.push_url = 'https://sampan.example/api/webhooks/couriers/jt-my';
    jt_my.parcels.set('630000000009', {
      tracking_code: '630000000009',
      reference: 'SP-1',
      weight_g: 1000,
      cod: 0,
      is_cancelled: false,
      scans: [],
      sent: {},
    });
    jt_my.scan('630000000009', '94');
    jt_my.scan('630000000009', '999');
    const [push, unknown] = jt_my.takePushes();
    const reading = courier.readMessage?.({
      headers: push?.headers ?? {},
      raw_body: Buffer.from(push?.body ?? ''),
      path: '',
    });
    const tracked = await courier.track('630000000009', { signal });
    expect(reading).toMatchObject({
      status: 'read',
      reports: [{ tracking_code: '630000000009', event: { code: 'out_for_delivery' } }],
    });
    expect(reading?.status === 'read' && JSON.parse(reading.answer.body)).toMatchObject({
      code: '1',
      msg: 'success',
      data: 'SUCCESS',
      requestId: expect.any(String),
    });
    expect(tracked).toEqual({
      status: 'found',
      events: [
        reading?.status === 'read' ? reading.reports[0]?.event : null,
        expect.objectContaining({ code: 'noted', description: 'Parcel scanned (999)' }),
      ],
    });
    // A scan that nobody knows is noted, and moves nothing.
    const other = { headers: unknown?.headers ?? {}, raw_body: Buffer.from(unknown?.body ?? ''), path: '' };
    expect(courier.readMessage?.(other)).toMatchObject({ status: 'read', reports: [{ event: { code: 'noted' } }] });
    const forged = {
      headers: push?.headers ?? {},
      raw_body: Buffer.from((push?.body ?? '').replace('94', '100')),
      path: '',
    };
    expect(courier.readMessage?.(forged)).toEqual({ status: 'forged' });
    await stop();
  });
});
