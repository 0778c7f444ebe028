import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A PaymentIntent as Stripe's API answers it, as far as anybody reads it. */
export interface StandInIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  description: string | null;
  metadata: Record<string, string>;
  payment_method_types: string[];
  last_payment_error: { code: string; decline_code?: string; type: string } | null;
  next_action: Record<string, unknown> | null;
  created: number;
  livemode: boolean;
}

export interface StripeStandIn {
  url: string;
  secret_key: string;
  requests: { method: string; path: string; form: Record<string, string>; idempotency_key: string | undefined }[];
  intents: Map<string, StandInIntent>;
  /** Cards the browser made, by the name Stripe gave them. */
  cards: Map<
    string,
    {
      customer: string | null;
      last4: string;
      name: string;
      is_declined?: boolean;
      behaviour?: 'pays' | 'asks' | 'declines';
    }
  >;
  refunds: { payment_intent: string; amount: number; key: string | undefined }[];
  /** The next calls fail so. */
  fault: 'none' | '500' | 'hang_up';
  stop(): Promise<void>;
}

/** The text of a QR code as the provider would show it; the stand-in's own. */
const QR = '00020101021226380009SG.PAYNOW010120210201403121W03010';

/**
 * Answers as Stripe documents PaymentIntents and refunds: bearer key, form bodies, `Idempotency-Key` (same key, same answer),
 * amounts as integers, 404 `resource_missing`, 400 for a cancelled or paid intent that shall be cancelled.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const stand_in: StripeStandIn = {
    url: '',
    secret_key: 'sk_test_stand_in',
    requests: [],
    intents: new Map(),
    cards: new Map(),
    refunds: [],
    fault: 'none',
    stop: () => Promise.resolve(),
  };
  const remembered = new Map<string, string>();
  const server = createServer((request, response) => {
    void answer(stand_in, remembered, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  stand_in.url = `http://127.0.0.1:${address.port}`;
  stand_in.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return stand_in;
}

async function answer(
  stand_in: StripeStandIn,
  remembered: Map<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  const path = (request.url ?? '').split('?')[0] ?? '';
  const key = request.headers['idempotency-key']?.toString();
  stand_in.requests.push({ method: request.method ?? '', path, form, idempotency_key: key });
  if (stand_in.fault === 'hang_up') return void request.socket.destroy();
  const say = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_stand_in' });
    response.end(JSON.stringify(body));
  };
  const refuse = (status: number, code: string) =>
    say(status, { error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', code, message: code } });
  if (stand_in.fault === '500') return refuse(500, 'api_error');
  if (request.headers.authorization !== `Bearer ${stand_in.secret_key}`) return refuse(401, 'invalid_api_key');

  const known = key === undefined ? undefined : remembered.get(key);
  if (known !== undefined) return say(200, JSON.parse(known));
  const made = made_by(stand_in, request.method ?? '', path, form, key);
  if (made === 'card_declined')
    return say(402, { error: { type: 'card_error', code: 'card_declined', message: 'declined' } });
  if (typeof made === 'object' && 'declined' in made)
    return say(402, {
      error: { type: 'card_error', code: 'card_declined', message: 'declined', payment_intent: made.declined },
    });
  if (typeof made === 'string') return refuse(made === 'resource_missing' ? 404 : 400, made);
  if (key !== undefined) remembered.set(key, JSON.stringify(made));
  say(200, made);
}

function made_by(
  stand_in: StripeStandIn,
  method: string,
  path: string,
  form: Record<string, string>,
  key: string | undefined,
): object | string {
  if (method === 'POST' && path === '/v1/payment_intents') {
    const intent = createIntent(stand_in, form);
    return form['payment_method'] ? chargeCard(stand_in, intent, form['payment_method']) : intent;
  }
  if (method === 'POST' && path === '/v1/refunds') {
    const intent = stand_in.intents.get(form['payment_intent'] ?? '');
    if (!intent) return 'resource_missing';
    if (intent.status !== 'succeeded') return 'charge_not_refundable';
    stand_in.refunds.push({ payment_intent: intent.id, amount: Number(form['amount']), key });
    return { id: `re_${stand_in.refunds.length}`, object: 'refund', status: 'succeeded' };
  }
  const kept = cardCall(stand_in, method, path, form);
  if (kept !== null) return kept;
  const [, id = '', verb] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/u.exec(path) ?? [];
  const intent = stand_in.intents.get(id);
  if (!intent) return 'resource_missing';
  if (method === 'GET') return intent;
  if (verb !== 'cancel') return 'resource_missing';
  if (intent.status === 'succeeded' || intent.status === 'canceled') return 'payment_intent_unexpected_state';
  intent.status = 'canceled';
  return intent;
}

/** Confirms an intent with a saved card; its bank pays, asks, or declines. */
function chargeCard(stand_in: StripeStandIn, intent: StandInIntent | string, id: string): object | string {
  const card = stand_in.cards.get(id);
  if (typeof intent === 'string') return intent;
  if (!card) return 'resource_missing';
  if (card.behaviour === 'asks')
    return Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  if (card.behaviour === 'declines') {
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
    return { declined: intent };
  }
  return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
}

/** Customers, SetupIntents and payment methods; null for another path. */
function cardCall(
  stand_in: StripeStandIn,
  method: string,
  path: string,
  form: Record<string, string>,
): object | string | null {
  if (method === 'POST' && path === '/v1/customers') return { id: 'cus_1', object: 'customer', name: form['name'] };
  if (method === 'POST' && path === '/v1/setup_intents') {
    if (form['usage'] !== 'off_session' || !form['customer']) return 'parameter_missing';
    return {
      id: 'seti_1',
      object: 'setup_intent',
      client_secret: 'seti_1_secret_1',
      status: 'requires_payment_method',
    };
  }
  const [, id = '', verb] = /^\/v1\/payment_methods\/(\w+)(?:\/(\w+))?$/u.exec(path) ?? [];
  if (id === '') return null;
  const card = stand_in.cards.get(id);
  if (!card) return 'resource_missing';
  if (verb === 'attach') {
    if (card.is_declined) return 'card_declined';
    card.customer = form['customer'] ?? null;
  }
  if (verb === 'detach') card.customer = null;
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer: card.customer,
    billing_details: { name: card.name },
    card: { brand: 'visa', last4: card.last4, exp_month: 12, exp_year: 2031 },
  };
}

function createIntent(stand_in: StripeStandIn, form: Record<string, string>): StandInIntent | string {
  const amount = Number(form['amount']);
  if (!Number.isInteger(amount) || amount <= 0) return 'parameter_invalid_integer';
  if (!/^(sgd|myr|php|idr)$/u.test(form['currency'] ?? '')) return 'parameter_invalid';
  const method = form['allowed_payment_method_types[0]'] ?? '';
  const is_paynow = method === 'paynow';
  if (is_paynow && (form['currency'] !== 'sgd' || form['confirm'] !== 'true'))
    return 'payment_intent_invalid_parameter';
  const id = `pi_${randomBytes(8).toString('hex')}`;
  const intent: StandInIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: form['currency'] ?? '',
    status: is_paynow ? 'requires_action' : 'requires_payment_method',
    client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
    description: form['description'] ?? null,
    metadata: { checkout_id: form['metadata[checkout_id]'] ?? '' },
    payment_method_types: [method],
    last_payment_error: null,
    next_action: is_paynow ? { type: 'paynow_display_qr_code', paynow_display_qr_code: { data: QR } } : null,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
  };
  stand_in.intents.set(id, intent);
  return intent;
}

/** The `Stripe-Signature` of a message, made by hand as the documentation says: HMAC-SHA256 of `time.body`. */
export function signatureOf(secret: string, body: string, at_s: number): string {
  return `t=${at_s},v1=${createHmac('sha256', secret).update(`${at_s}.${body}`).digest('hex')}`;
}
