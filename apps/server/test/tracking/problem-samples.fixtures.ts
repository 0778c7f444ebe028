import { endpoints, type EndpointName, type Order, type ParcelProblem } from '@sampan/contract';
import { RECIPIENT } from '../app/full-draft.fixtures.ts';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

type ProblemEndpoint = 'getParcelProblem' | 'instructCourier' | 'withdrawInstruction';

/** What the recipient of a parcel is called whose first attempt fails. */
export const FAILS_ONCE = { shipping_address: { ...RECIPIENT, name: 'Nurul TEST_FAILED_ATTEMPT' } };

/** Moves a parcel of `FAILS_ONCE` to the failed attempt. */
export async function failAttempt(app: TestApp, order: Order): Promise<void> {
  for (const to of ['out_for_delivery', 'next'])
    await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to } });
}

/** What the recipient of a parcel is called whose pick-up is missed. */
export const IS_MISSED = { shipping_address: { ...RECIPIENT, name: 'Nurul TEST_MISSED_PICKUP' } };

/** Moves a parcel of `IS_MISSED` to the missed pick-up. */
export async function missPickUp(app: TestApp, order: Order): Promise<void> {
  await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'next' } });
}

/** A booking of the first day that is offered. */
export async function wishOf(app: TestApp, token: string, id: string) {
  const { body } = await app.call<ParcelProblem>(endpoints.getParcelProblem, { token, params: { id } });
  return { kind: 'attempt', day: body.attempt.days[0] ?? '', window: '1800-2100', note: 'Ring twice' };
}

/** A call of each endpoint of problems, on parcels that nobody took. */
export async function problemSamples(
  app: TestApp,
  token: string,
  shipped: () => Promise<Order>,
): Promise<Record<ProblemEndpoint & EndpointName, Sample>> {
  const [asked, booked] = [await shipped(), await shipped()];
  await failAttempt(app, asked);
  await failAttempt(app, booked);
  const { body } = await app.call<ParcelProblem>(endpoints.getParcelProblem, { token, params: { id: asked.id } });
  await app.call(endpoints.instructCourier, {
    token,
    params: { id: booked.id },
    body: await wishOf(app, token, booked.id),
  });
  return {
    getParcelProblem: { params: { id: asked.id } },
    instructCourier: { params: { id: asked.id }, body: { kind: 'return', price: body.return.price } },
    withdrawInstruction: { params: { id: booked.id } },
  };
}
