import { endpoints, type CardSetup, type PaymentMethod, type TestCardAnswer } from '@sampan/contract';
import type { CallOptions, TestAnswer, TestApp } from '../app/test-app.fixtures.ts';

export const TEST_CARD = { card_number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2031 };

export async function newSetup(app: TestApp, token: string): Promise<string> {
  const { body } = await app.call<CardSetup>(endpoints.startCardSetup, { token });
  if (body.provider !== 'sandbox') throw new Error(JSON.stringify(body));
  return body.setup_id;
}

/** What the sandbox says to a card in a setup of its own. */
export async function tried(app: TestApp, token: string, card: object = {}): Promise<TestCardAnswer> {
  const { body } = await app.call<TestCardAnswer>(endpoints.tryTestCard, {
    token,
    params: { id: await newSetup(app, token) },
    body: { ...TEST_CARD, ...card },
  });
  return body;
}

/** The provider's name of a test card that is not saved yet. */
export async function newTestCard(app: TestApp, token: string, card: object = {}): Promise<string> {
  return (await tried(app, token, card)).payment_method_id ?? '';
}

export async function save(
  app: TestApp,
  token: string,
  body: object,
  options: CallOptions = {},
): Promise<TestAnswer<PaymentMethod>> {
  return app.call<PaymentMethod>(endpoints.createPaymentMethod, { token, body, ...options });
}

/** A saved test card. */
export async function newSavedCard(app: TestApp, token: string, change: object = {}): Promise<PaymentMethod> {
  const payment_method_id = await newTestCard(app, token);
  return (await save(app, token, { payment_method_id, name: 'Rachel Tan', ...change })).body;
}
