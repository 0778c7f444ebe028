import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '@sampan/contract';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import type { ChannelOrder } from '../../../ports/sales-channel.ts';
import { shippingRules } from '../../shipping/shipping-rule/shipping-rule.table.ts';
import { weighLines } from './weigh-lines.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a line without a weight gets the one of its SKU; what the store says stays', async () => {
  const token = await app.tokenOf('sg@demo.sampan.test');
  const body = { rules: [], sku_weights: [{ sku: 'JAM', weight_g: 380 }] };
  await app.call(endpoints.saveShippingRules, { token, body });
  const [saved] = await app.ctx.db.select().from(shippingRules);
  const lines = [
    { sku: 'JAM', weight_g: null },
    { sku: 'JAM', weight_g: 500 },
    { sku: 'TEA', weight_g: null },
  ];
  const [weighed] = await weighLines(app.ctx, saved?.company_id ?? '', [{ lines } as ChannelOrder]);
  expect(weighed?.lines.map(({ weight_g }) => weight_g)).toEqual([380, 500, null]);
});
