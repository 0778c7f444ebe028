import { HEADERS, endpoints, type PaymentMethod } from '@sampan/contract';
import type { TestDatabase } from '@sampan/testing';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type StandInIntent,
  type StripeStandIn,
} from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { newId } from '../src/platform/ids.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';

const WEBHOOK_SECRET = 'whsec_of_the_stand_in';

/** A server that takes money in earnest, at a provider of this computer. */
export interface PaidCompany {
  app: TestApp;
  stripe: StripeStandIn;
  /** A card of a company whose bank asks for a confirmation: its money comes with the provider's message and no other way. */
  cardOf(token: string): Promise<string>;
  /** What the provider knows of a top-up. */
  intentOf(top_up_id: string): StandInIntent;
  /** Sends a message as the provider does; answers the status. */
  tell(type: string, object: object, options?: { id?: string; secret?: string }): Promise<number>;
  /** Posted minor units of a demo account's wallet. */
  walletOf(email: string): Promise<number>;
  close(): Promise<void>;
}

export async function openPaidCompany(database: TestDatabase): Promise<PaidCompany> {
  const stripe = await startStripeStandIn();
  const app = await openTestApp({
    database,
    env: {
      SAMPAN_PROFILE: 'production',
      SAMPAN_SECRET: STRONG_SECRET,
      SAMPAN_LOCAL_COURIERS: 'true',
      STRIPE_SECRET_KEY: stripe.secret_key,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
  return {
    app,
    stripe,
    async cardOf(token) {
      const before = new Set(stripe.setups.keys());
      await app.call(endpoints.startCardSetup, { token });
      const setup = [...stripe.setups].find(([id]) => !before.has(id))?.[1];
      if (!setup) throw new Error('the provider knows no setup');
      const payment_method_id = `pm_${newId().replaceAll('-', '')}`;
      stripe.cards.set(payment_method_id, {
        customer: setup.customer,
        last4: '3155',
        name: 'Rachel Tan',
        behaviour: 'asks',
      });
      const saved = await app.call<PaymentMethod>(endpoints.createPaymentMethod, {
        token,
        body: { payment_method_id, name: 'Rachel Tan', is_default: false },
        headers: { [HEADERS.idempotencyKey]: newId() },
      });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
      return saved.body.id;
    },
    intentOf(top_up_id) {
      const found = [...stripe.intents.values()].find(({ metadata }) => Object.values(metadata).includes(top_up_id));
      if (!found) throw new Error(`the provider knows nothing of ${top_up_id}`);
      return found;
    },
    async tell(type, object, { id, secret = WEBHOOK_SECRET } = {}) {
      const body = JSON.stringify(eventOf(type, object, id === undefined ? {} : { id }));
      const answer = await app.app.request('http://sampan.test/api/webhooks/stripe', {
        method: 'POST',
        body,
        headers: { 'Stripe-Signature': signatureOf(secret, body, Math.floor(app.clock.now() / 1000)) },
      });
      return answer.status;
    },
    async walletOf(email) {
      const { rows } = await database.pool.query<{ posted: string }>(
        `select a.posted_minor as posted from ledger_accounts a join users u on u.company_id = a.company_id
         where u.email = $1 and a.kind = 'wallet'`,
        [email],
      );
      return Number(rows[0]?.posted);
    },
    close: () => stripe.stop(),
  };
}

/** The intent as it is once the buyer has paid. */
export const paid = (intent: StandInIntent) => ({ ...intent, status: 'succeeded', amount_received: intent.amount });
