import type { Order } from '@sampan/contract';
import { RATE_CARD_PATH, importRates, readZoneMap } from '../../src/modules/shipping/estimate/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { databaseOn } from '../../src/platform/database/database.ts';
import { expectFits } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { createHash } from 'node:crypto';
import type { CourierStandIn } from '@sampan/stand-ins';
import { beforeAll, expect, test } from 'vitest';

export interface CourierJourney {
  /** As merchants read it. */
  name: string;
  alias: string;
  country: 'SG' | 'MY';
  stand_in: CourierStandIn;
  /** The rate card; null where prices are asked live. */
  rates: string | null;
  /** Whether the courier makes the label. */
  has_label?: boolean;
  recipient: object;
  /** Where the sender is, for couriers that need to know; the company's own address where left out. */
  sender?: object;
  /** The courier's own words. */
  words: { out_for_delivery: string; delivered: string };
}

/** A merchant ships a parcel with a courier's own API, in Chromium, and the courier's messages bring it home. */
export function courierJourney(demo: Demo, journey: CourierJourney): void {
  const { stand_in, alias, name, words } = journey;

  beforeAll(async () => {
    stand_in.push_url = `${demo.url}/api/webhooks/couriers/${alias}`;
    if (journey.rates === null) return;
    const imported = await importRates({
      db: databaseOn(demo.database.pool),
      clock: systemClock,
      text: journey.rates,
      source: `${alias}.csv`,
      zones: readZoneMap(RATE_CARD_PATH),
      couriers: null,
    });
    if (imported.status === 'refused') throw new Error(JSON.stringify(imported.problems));
  });

  /** Brings what the courier sent; one that sends nothing is asked now, and not in ten minutes. */
  const deliver = async () => {
    const pushes = stand_in.takePushes();
    for (const { url, headers, body } of pushes)
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    if (pushes.length === 0) await demo.database.pool.query('update tracking_polls set next_at = 0');
  };

  test(`a parcel goes end to end with ${name}`, async () => {
    const owner = await demo.newCompany({ country: journey.country, money: 1000 });
    const order = await owner.api.call<Order>('POST', '/api/v1/order', {
      shipping_address: journey.recipient,
      ...(journey.sender === undefined ? {} : { billing_address: journey.sender }),
      package_type: 'satchel',
      package_content: 'Kaya jam',
      total_package_value: 20,
    });
    const { page, errors } = await demo.open({
      as: owner,
      path: `/orders/create_label/3+delivery_service?order_id=${order.id}`,
    });
    const offered = page.getByRole('radiogroup', { name: 'Choose a courier' }).getByRole('radio', {
      name: new RegExp(name.replace('&', '.'), 'u'),
    });
    await offered.first().waitFor();
    await expectFits(page);
    await offered.first().check({ force: true });
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.waitForURL('**/4+create_label_confirmation*');
    await page.locator('.c-create__go:visible').click();
    const number = page.getByRole('status', { name: 'Tracking number' });
    await number.waitFor();
    const tracking_code = (await number.textContent()) ?? '';
    expect(stand_in.parcels.has(tracking_code)).toBe(true);
    expect(stand_in.parcels.size).toBe(1);

    // Printed is what the courier made, byte by byte; ours, where it makes none.
    const print = page.getByRole('button', { name: 'Print label', exact: true });
    const [file] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/files/labels/')),
      print.click(),
    ]);
    const bytes = Buffer.from(await (await fetch(file.url())).arrayBuffer());
    const { rows } = await demo.database.pool.query<{ sha: string }>(
      'select courier_label_sha256 as sha from label_purchases where tracking_code = $1',
      [tracking_code],
    );
    if (journey.has_label ?? true) expect(createHash('sha256').update(bytes).digest('hex')).toBe(rows[0]?.sha);
    else expect([bytes.subarray(0, 5).toString(), rows[0]?.sha]).toEqual(['%PDF-', null]);

    // The recipient follows it.
    const read = () => owner.api.call<Order>('GET', `/api/v1/order/${order.id}`);
    stand_in.scan(tracking_code, words.out_for_delivery);
    await deliver();
    await expect.poll(async () => (await read()).last_event?.status).toBe('out_for_delivery');
    const { page: visitor, errors: visitor_errors } = await demo.open({ path: `/t/${order.id}`, width: 375 });
    await visitor.getByText('Out for delivery').first().waitFor();
    stand_in.scan(tracking_code, words.delivered);
    await deliver();
    await expect.poll(async () => (await read()).status).toBe('completed');
    await page.goto(`${demo.url}/orders/completed?order=${order.id}`);
    await page.getByRole('dialog').getByText(tracking_code).first().waitFor();
    expect([...errors, ...visitor_errors]).toEqual([]);
  });
}
