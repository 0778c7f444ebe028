import { randomBytes } from 'node:crypto';
import type { Rule } from './stripe-form.fixtures.ts';
import { newIntent, wrongAmount } from './stripe-intents.fixtures.ts';
import {
  refuse,
  wrongForm,
  type StandInAnswer,
  type StandInCall,
  type StandInSession,
} from './stripe-stand-in-model.fixtures.ts';

const CREATE: Rule = {
  hash: {
    mode: ['payment'],
    allowed_payment_method_types: { list: ['card', 'paynow'] },
    client_reference_id: 'text',
    line_items: {
      list: {
        hash: {
          quantity: 'integer',
          price_data: {
            hash: {
              currency: ['sgd', 'myr', 'php', 'idr', 'vnd'],
              unit_amount: 'integer',
              product_data: { hash: { name: 'text' }, required: ['name'] },
            },
            required: ['currency', 'unit_amount', 'product_data'],
          },
        },
        required: ['quantity', 'price_data'],
      },
    },
    payment_intent_data: { hash: { description: 'text', metadata: 'metadata' } },
    metadata: 'metadata',
    success_url: 'text',
    cancel_url: 'text',
    expires_at: 'integer',
  },
  required: ['mode', 'line_items', 'success_url'],
};

interface LineItem {
  quantity: string;
  price_data: { currency: string; unit_amount: string };
}

/** Checkout Sessions; null for another path. */
export function callSessions(call: StandInCall): StandInAnswer | null {
  const { stand_in, method, path, form } = call;
  if (method === 'POST' && path === '/v1/checkout/sessions') return create(call);
  const [, id = '', verb] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/u.exec(path) ?? [];
  if (id === '') return null;
  const session = stand_in.sessions.get(id);
  if (!session) return refuse(404, 'invalid_request_error', 'resource_missing', { param: 'session' });
  if (method === 'GET' && verb === undefined) return { status: 200, body: session };
  if (method !== 'POST' || verb !== 'expire') return null;
  const wrong = wrongForm({ hash: {} }, form);
  if (wrong) return wrong;
  if (session.status !== 'open') return refuse(400, 'invalid_request_error', null);
  Object.assign(session, { status: 'expired', url: null });
  return { status: 200, body: session };
}

function create(call: StandInCall): StandInAnswer {
  const { stand_in, form } = call;
  const wrong = wrongForm(CREATE, form);
  if (wrong) return wrong;
  const no = (param: string) => refuse(400, 'invalid_request_error', 'parameter_invalid', { param });
  const [item] = Object.values(form['line_items'] ?? {}) as unknown as LineItem[];
  if (!item) return no('line_items');
  const { currency, unit_amount } = item.price_data;
  const amount = Number(unit_amount) * Number(item.quantity);
  const too_much = wrongAmount(amount, currency, 'line_items[0][price_data][unit_amount]');
  if (too_much) return too_much;
  const given = form as Record<string, string>;
  const method = Object.values(form['allowed_payment_method_types'] ?? {}).at(0) as string | undefined;
  if (method === 'paynow' && currency !== 'sgd') return no('allowed_payment_method_types');
  // Half an hour to a day from now.
  const now = stand_in.now();
  const expires_at = given['expires_at'] === undefined ? now + 86_400 : Number(given['expires_at']);
  if (expires_at < now + 1800 || expires_at > now + 86_400) return no('expires_at');
  for (const name of ['success_url', 'cancel_url'])
    if (given[name] !== undefined && !/^https?:\/\//u.test(given[name])) return no(name);
  const id = `cs_test_${randomBytes(8).toString('hex')}`;
  const session: StandInSession = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency,
    client_reference_id: given['client_reference_id'] ?? null,
    metadata: { ...(form['metadata'] as unknown as Record<string, string> | undefined) },
    payment_intent: null,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    expires_at,
    success_url: given['success_url'] ?? '',
    cancel_url: given['cancel_url'] ?? null,
    livemode: false,
  };
  stand_in.sessions.set(id, session);
  return { status: 200, body: session };
}

/** Somebody pays on the page: the session is complete, and its intent is there with the metadata it was given. */
export function paySession(stand_in: StandInCall['stand_in'], id: string): StandInSession {
  const session = stand_in.sessions.get(id);
  if (!session) throw new Error(`No session ${id}`);
  const { amount_total: amount, currency, metadata } = session;
  const intent = newIntent({ stand_in } as StandInCall, {
    amount,
    amount_received: amount,
    currency,
    metadata,
    status: 'succeeded',
    payment_method_types: ['paynow'],
  });
  return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent.id, url: null });
}
