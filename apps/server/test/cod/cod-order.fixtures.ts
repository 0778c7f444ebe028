import { endpoints, type Order } from '@sampan/contract';
import { newOrder, quoteOf } from '../app/endpoint-samples.fixtures.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** A parcel with a bought label whose courier collects. */
export async function codOrder(
  app: TestApp,
  token: string,
  change: object = {},
  courier = 'merlion-express',
): Promise<Order> {
  const order = await newOrder(app, token, { expected_cod_collection: 48, ...change });
  const entry = (await quoteOf(app, token, order.id)).estimated_costs.find((each) => each.courier.alias === courier);
  const bought = await app.call<Order>(endpoints.createLabel, {
    token,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
  });
  if (bought.status !== 200) throw new Error(JSON.stringify(bought.body));
  return bought.body;
}
