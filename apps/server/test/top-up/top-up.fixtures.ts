import { endpoints, HEADERS, type TopUp, type TopUpCheckout } from '@sampan/contract';
import { newId } from '../../src/platform/ids.ts';
import type { TestAnswer, TestApp } from '../app/test-app.fixtures.ts';
import { newSavedCard } from '../payment-method/payment-method.fixtures.ts';

export async function topUpBy(
  app: TestApp,
  token: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<TestAnswer<TopUp>> {
  return app.call<TopUp>(endpoints.createTopUp, { token, body, headers });
}

/** A paid top-up from a card of its own. */
export async function newTopUp(app: TestApp, token: string, amount = 50): Promise<TopUp> {
  const { id } = await newSavedCard(app, token);
  return (await topUpBy(app, token, { amount, payment_method_id: id })).body;
}

/** Where a checkout comes back to: our own pages, as the console asks it. */
export const OWN_ADDRESSES = {
  success_checkout_url: 'http://127.0.0.1:8080/histories?success=true',
  cancalled_checkout_url: 'http://127.0.0.1:8080/histories?success=false',
};

export async function checkoutBy(
  app: TestApp,
  token: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<TestAnswer<TopUpCheckout>> {
  return app.call<TopUpCheckout>(endpoints.createTopUpCheckout, {
    token,
    body: { amount: 50, payment_method_type: 'paynow', confirm_duplicate: true, ...OWN_ADDRESSES, ...body },
    headers: { [HEADERS.idempotencyKey]: newId(), ...headers },
  });
}

/** The secret in the address of a test payment's page. */
export const secretOf = ({ checkout_url }: Pick<TopUpCheckout, 'checkout_url'>) =>
  new URL(checkout_url).pathname.slice('/pay/'.length);

/** A call of every endpoint of this area but the first three, on payments of its own. */
export async function topUpSamples(app: TestApp, token: string) {
  const checkout = await checkoutBy(app, token);
  // Companies that pay by invoice have no top-up.
  const open = checkout.status === 200 ? secretOf(checkout.body) : `${'a1'.repeat(21)}b`;
  const top_up_id = (await checkoutBy(app, token, { amount: 51 })).body.top_up_id ?? newId();
  return {
    createTopUpCheckout: {
      body: { amount: 52, payment_method_type: 'paynow', confirm_duplicate: false, ...OWN_ADDRESSES },
    },
    getPaymentReturn: { query: { payment_id: top_up_id, message: 'Paid', state: 'none' } },
    getPaymentPage: { params: { secret: open } },
    actOnPaymentPage: { params: { secret: open }, body: { action: 'pay' } },
    getBalanceSetting: {},
    saveLowBalance: { body: { is_on: true, threshold: 20 } },
    saveAutomaticTopUp: { body: { is_on: true, threshold: 20, amount: 100, monthly_cap: 500, consent: true } },
  };
}
