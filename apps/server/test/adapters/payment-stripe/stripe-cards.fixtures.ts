import { randomBytes } from 'node:crypto';
import type { Rule } from './stripe-form.fixtures.ts';
import {
  refuse,
  wrongForm,
  type StandInAnswer,
  type StandInCall,
  type StandInCard,
} from './stripe-stand-in-model.fixtures.ts';

const CUSTOMER: Rule = { hash: { name: 'text', metadata: 'metadata' } };
const SETUP: Rule = {
  hash: {
    customer: 'text',
    usage: ['off_session', 'on_session'],
    allowed_payment_method_types: { list: ['card'] },
    metadata: 'metadata',
  },
};
const ATTACH: Rule = { hash: { customer: 'text' }, required: ['customer'] };
const missing = (param: string) => refuse(404, 'invalid_request_error', 'resource_missing', { param });

/** Customers, SetupIntents and payment methods; null for another path. */
export function callCards(call: StandInCall): StandInAnswer | null {
  const { stand_in, method, path, form } = call;
  if (method === 'POST' && path === '/v1/customers') {
    const wrong = wrongForm(CUSTOMER, form);
    if (wrong) return wrong;
    const id = `cus_${stand_in.customers.size + 1}`;
    stand_in.customers.set(id, String(form['name'] ?? ''));
    return { status: 200, body: { id, object: 'customer', name: form['name'] ?? null, livemode: false } };
  }
  if (method === 'POST' && path === '/v1/setup_intents') return createSetup(call);
  const [, id = '', verb] = /^\/v1\/payment_methods\/(\w+)(?:\/(\w+))?$/u.exec(path) ?? [];
  if (id === '') return null;
  const card = stand_in.cards.get(id);
  if (!card) return missing('payment_method');
  if (method === 'GET' && verb === undefined) return { status: 200, body: methodOf(id, card) };
  if (method !== 'POST') return null;
  if (verb === 'attach') {
    const wrong = wrongForm(ATTACH, form);
    if (wrong) return wrong;
    if (!stand_in.customers.has(String(form['customer']))) return missing('customer');
    if (card.customer !== null) return refuse(400, 'invalid_request_error', null);
    if (card.is_declined) return refuse(402, 'card_error', 'card_declined', { decline_code: 'generic_decline' });
    card.customer = String(form['customer']);
    return { status: 200, body: methodOf(id, card) };
  }
  if (verb !== 'detach') return null;
  const wrong = wrongForm({ hash: {} }, form);
  if (wrong) return wrong;
  if (card.customer === null) return refuse(400, 'invalid_request_error', null);
  card.customer = null;
  return { status: 200, body: methodOf(id, card) };
}

function createSetup({ stand_in, form }: StandInCall): StandInAnswer {
  const wrong = wrongForm(SETUP, form);
  if (wrong) return wrong;
  const customer = String(form['customer'] ?? '');
  if (!stand_in.customers.has(customer)) return missing('customer');
  const id = `seti_${randomBytes(8).toString('hex')}`;
  const client_secret = `${id}_secret_${randomBytes(6).toString('hex')}`;
  stand_in.setups.set(id, { customer, client_secret });
  const { usage = 'off_session', metadata = {} } = form;
  const status = 'requires_payment_method';
  return { status: 200, body: { id, object: 'setup_intent', client_secret, customer, usage, metadata, status } };
}

const methodOf = (id: string, card: StandInCard) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer: card.customer,
  billing_details: { name: card.name },
  card: { brand: 'visa', last4: card.last4, exp_month: 12, exp_year: 2031 },
  livemode: false,
});
