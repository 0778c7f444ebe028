import { endpoints, type TopUp } from '@sampan/contract';
import type { TestAnswer, TestApp } from '../../test-app.fixtures.ts';
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
