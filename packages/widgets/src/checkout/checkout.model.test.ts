import { createTranslator, loadMessages, type Translate } from '@sampan/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCheckoutModel } from './checkout.model.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { PurchaseStepPort } from './purchase-step.port.ts';

const thrown: unknown[] = [];
const remember = (reason: unknown) => thrown.push(reason);

beforeEach(() => {
  thrown.length = 0;
  process.on('unhandledRejection', remember);
});
afterEach(() => {
  process.off('unhandledRejection', remember);
});

test('a checkout that leaves its page before its form could come throws nothing into the page', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const port = { loadPurchaseStep: () => promise, loadListing: () => promise } as unknown as CheckoutPort &
    PurchaseStepPort;
  const t = createTranslator({ language: 'en', messages: await loadMessages('en') }) as unknown as Translate;
  const model = createCheckoutModel(port, t, 'SG');
  void model.open('prod_1');
  model.setText('email', 'tan@shop.test');
  model.stop();
  reject(new Error('offline'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(thrown).toEqual([]);
  expect(model.$state.get().phase).toBe('failed');
});
