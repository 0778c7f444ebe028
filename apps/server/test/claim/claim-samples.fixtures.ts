import { endpoints, type EndpointName, type Order, type OrderClaim } from '@sampan/contract';
import { RECIPIENT } from '../app/full-draft.fixtures.ts';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

type ClaimEndpoint =
  | 'getOrderClaim'
  | 'openClaim'
  | 'listOperatorClaims'
  | 'getOperatorClaim'
  | 'answerClaim'
  | 'payClaim';

/** What the recipient of a parcel is called that gets lost. */
export const LOST = { shipping_address: { ...RECIPIENT, name: 'Nurul TEST_LOST' } };

/** What is claimed for a lost parcel. */
export const CLAIM = { reason: 'lost', description: 'Two mugs', value: 45.5 };
/** Far enough ahead for every clock of a test. */
export const APPROVAL = { decision: 'approve', amount: 40, pay_by: '2099-12-24', note: 'The courier found no trace.' };

/** Moves a parcel to its last report. */
export async function endParcel(app: TestApp, order: Order): Promise<void> {
  await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
}

/** A call of each endpoint of claims: one open, one sent, one approved. */
export async function claimSamples(
  app: TestApp,
  token: string,
  shipped: () => Promise<Order>,
): Promise<Record<ClaimEndpoint & EndpointName, Sample>> {
  const admin = await app.tokenOf('admin@demo.sampan.test');
  const ids: string[] = [];
  const [fresh, sent, approved] = [await shipped(), await shipped(), await shipped()];
  for (const order of [fresh, sent, approved]) await endParcel(app, order);
  for (const order of [sent, approved]) {
    const { body } = await app.call<OrderClaim>(endpoints.openClaim, { token, params: { id: order.id }, body: CLAIM });
    ids.push(body.claim?.id ?? '');
  }
  const [sent_id = '', approved_id = ''] = ids;
  await app.call(endpoints.answerClaim, { token: admin, params: { id: approved_id }, body: APPROVAL });
  return {
    getOrderClaim: { params: { id: fresh.id } },
    openClaim: { params: { id: fresh.id }, body: CLAIM },
    listOperatorClaims: {},
    getOperatorClaim: { params: { id: sent_id } },
    answerClaim: { params: { id: sent_id }, body: APPROVAL },
    payClaim: { params: { id: approved_id } },
  };
}
