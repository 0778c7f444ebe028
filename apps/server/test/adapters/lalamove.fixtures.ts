import { endpoints, type Order } from '@sampan/contract';
import { startCourierStandIns } from '@sampan/stand-ins';
import { createEgress } from '../../src/platform/egress/egress-client.ts';
import { newOrder, quoteOf } from '../app/endpoint-samples.fixtures.ts';
import { openTestApp, TestClock, type TestApp } from '../app/test-app.fixtures.ts';

export type LalamoveApp = TestApp & {
  stand_ins: Awaited<ReturnType<typeof startCourierStandIns>>;
  /** What the server reads from its environment, for commands on the same database. */
  env: Record<string, string>;
};

/** The whole server with Lalamove's stand-in as its only courier. */
export async function openLalamoveApp(): Promise<LalamoveApp> {
  const clock = new TestClock();
  const stand_ins = await startCourierStandIns({ now: () => clock.now() });
  const { lalamove, url } = stand_ins;
  const env = {
    SAMPAN_LOCAL_COURIERS: 'false',
    LALAMOVE_ACCOUNTS: `SG:${lalamove.api_key}:${lalamove.api_secret}`,
    LALAMOVE_URL: `${url}/lalamove`,
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
  };
  const app = await openTestApp({ clock, env, ports: { egress: createEgress({ allow: [new URL(url).host] }) } });
  lalamove.push_url = 'http://sampan.test/api/webhooks/couriers/lalamove-sg';
  const close = async () => {
    await app.close();
    await stand_ins.stop();
  };
  return { ...app, stand_ins, env, close };
}

/** A label is bought and Lalamove's answer lost: the order, and the number that it has over there. */
export async function loseLalamoveAnswer(app: LalamoveApp, token: string): Promise<{ order: Order; booked: string }> {
  const { lalamove } = app.stand_ins;
  lalamove.takePushes();
  const order = await newOrder(app, token);
  const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
  lalamove.modes.on('answer_lost');
  const body = { estimated_costs_id: entry?.id, total_fee: entry?.total_fee };
  const answer = await app.refusal(endpoints.createLabel, { token, params: { id: order.id }, body });
  if (answer.body.code !== 'label_pending') throw new Error(JSON.stringify(answer.body));
  return { order, booked: [...lalamove.parcels.keys()].at(-1) ?? '' };
}
