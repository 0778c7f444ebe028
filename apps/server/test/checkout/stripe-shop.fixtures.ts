import { HEADERS, endpoints } from '@sampan/contract';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type StandInIntent,
  type StripeStandIn,
} from '../adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { openTestApp, type TestApp } from '../app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';
import { newProduct, quoteOf, start } from './checkout.fixtures.ts';

const WEBHOOK_SECRET = 'whsec_of_the_stand_in';
const OWNER = 'sg@demo.sampan.test';

/** A purchase that was paid at Stripe. */
export interface PaidCheckout {
  id: string;
  order_id: string;
  order_number: string;
  intent: StandInIntent;
}

/** The demo shop of Singapore, selling for money of Stripe's stand-in. */
export interface StripeShop {
  app: TestApp;
  stripe: StripeStandIn;
  /** A session of the owner's; the days that a test lets pass end it, so each test asks anew. */
  signIn(): Promise<string>;
  /** Sends a message as Stripe does; answers the status. */
  tell(event: object, secret?: string): Promise<number>;
  /** Two units are bought by card: S$20.50. */
  sell(): Promise<PaidCheckout>;
  /** How many mails to an address are about something. */
  mailsTo(email: string, about: RegExp): Promise<number>;
  close(): Promise<void>;
}

export async function openStripeShop(env: Record<string, string> = {}): Promise<StripeShop> {
  const stripe = await startStripeStandIn();
  const app = await openTestApp({
    env: {
      STRIPE_SECRET_KEY: stripe.secret_key,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      ...env,
    },
  });
  const signIn = async () => {
    const body = { email: OWNER, password: DEMO_PASSWORD };
    return (await app.call<{ token: string }>(endpoints.login, { body })).body.token;
  };
  const made = await app.call<{ key: string }>(endpoints.createPublishableKey, {
    token: await signIn(),
    body: { name: 'Shop', mode: 'live', scopes: ['checkout'], allowed_origins: ['https://shop.example'] },
  });
  const live = { [HEADERS.publishableKey]: made.body.key, Origin: 'https://shop.example' };

  async function tell(event: object, secret = WEBHOOK_SECRET): Promise<number> {
    const body = JSON.stringify(event);
    const headers = { 'Stripe-Signature': signatureOf(secret, body, Math.floor(app.clock.now() / 1000)) };
    return (await app.app.request('http://sampan.test/api/webhooks/stripe', { method: 'POST', body, headers })).status;
  }
  return {
    app,
    stripe,
    signIn,
    tell,
    async sell() {
      const product = await newProduct(app, await signIn(), { stock_quantity: 5 });
      const quote = await quoteOf(app, product, { quantity: 2 });
      const { id } = (await start(app, quote, { method: 'card', headers: live })).body;
      const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['checkout_id'] === id);
      if (!intent) throw new Error(`Stripe knows nothing of ${id}`);
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
      await tell(eventOf('payment_intent.succeeded', intent));
      const { rows } = await app.database.pool.query<{ order_id: string; order_number: string }>(
        'select order_id, order_number from checkouts where id = $1',
        [id],
      );
      const [row] = rows;
      if (!row) throw new Error(`${id} was not sold`);
      return { id, intent, ...row };
    },
    async mailsTo(email, about) {
      const { body } = await app.call<{ records: { subject: string; text: string }[] }>(endpoints.listOutbox, {
        query: { to: email },
      });
      return body.records.filter(({ subject, text }) => about.test(`${subject} ${text}`)).length;
    },
    async close() {
      await app.close();
      await stripe.stop();
    },
  };
}
