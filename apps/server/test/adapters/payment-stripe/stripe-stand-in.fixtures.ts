import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { STRIPE_API_VERSION } from '../../../src/adapters/payment-stripe/stripe-call.ts';
import { callCards } from './stripe-cards.fixtures.ts';
import { nestedForm } from './stripe-form.fixtures.ts';
import { callIntents } from './stripe-intents.fixtures.ts';
import { callSessions } from './stripe-sessions.fixtures.ts';
import {
  refuse,
  type Fault,
  type StandInAnswer,
  type StandInCall,
  type StripeStandIn,
} from './stripe-stand-in-model.fixtures.ts';

export { eventOf, signatureOf } from './stripe-events.fixtures.ts';
export type { Fault, StandInIntent, StripeStandIn } from './stripe-stand-in-model.fixtures.ts';

/** What an idempotency key stands for: the call it was first used for, and its answer. */
type Kept = Map<string, { call: string; answer: StandInAnswer | null }>;

/**
 * A server on this computer that is as strict as Stripe's documents, and knows nothing it was not told: pinned `Stripe-Version`,
 * bearer key, form bodies with brackets, `Idempotency-Key` on every POST (255 signs; the first answer again, a refusal for
 * other parameters, a conflict while the first is at work), whole numbers in the smallest unit, errors in Stripe's shape.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const stand_in: StripeStandIn = {
    url: '',
    secret_key: 'sk_test_stand_in',
    requests: [],
    intents: new Map(),
    cards: new Map(),
    customers: new Map(),
    setups: new Map(),
    sessions: new Map(),
    refunds: [],
    fault: 'none',
    gate: Promise.resolve(),
    now: () => Math.floor(Date.now() / 1000),
    stop: () => Promise.resolve(),
  };
  const kept: Kept = new Map();
  const server = createServer((request, response) => {
    void answer(stand_in, kept, request, response);
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
  kept: Kept,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://stand.in');
  const method = request.method ?? '';
  const { headers } = request;
  const key = headers['idempotency-key']?.toString();
  const form = Object.fromEntries(new URLSearchParams(body));
  const version = headers['stripe-version']?.toString();
  stand_in.requests.push({ method, path, form, idempotency_key: key, version });
  const { fault } = stand_in;
  if (fault === 'hang_up') return void request.socket.destroy();
  if (fault === 'silence') return;
  const say = ({ status, body: said }: StandInAnswer, more: Record<string, string> = {}) => {
    if (fault === 'lost_answer') return void request.socket.destroy();
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': `req_${stand_in.requests.length}`,
      'Stripe-Version': STRIPE_API_VERSION,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...more,
    });
    response.end(JSON.stringify(said));
  };
  if (fault === '503') return say({ status: 503, body: { error: { type: 'api_error', message: 'not now' } } });
  const refused = refusalOfRequest(stand_in, request, body);
  if (refused) return say(refused);

  const nested = nestedForm(new URLSearchParams(body));
  if (nested === null) return say(refuse(400, 'invalid_request_error', 'parameter_invalid'));
  const call: StandInCall = { stand_in, method, path, query, form: nested, key };
  if (key === undefined) return say(answerTo(call, fault));
  const same = `${method} ${path} ${body}`;
  const known = kept.get(key);
  if (known && known.call !== same) return say(refuse(400, 'idempotency_error', null));
  if (known?.answer === null) return say(refuse(409, 'invalid_request_error', 'idempotency_key_in_use'));
  if (known?.answer) return say(known.answer, { 'Idempotent-Replayed': 'true' });
  kept.set(key, { call: same, answer: null });
  // Meanwhile the same call may come again.
  await stand_in.gate;
  const done = answerTo(call, fault);
  if (done.is_kept === false) kept.delete(key);
  else kept.set(key, { call: same, answer: done });
  say(done);
}

/** What is wrong with a call before anybody looks at its parameters. */
function refusalOfRequest(stand_in: StripeStandIn, request: IncomingMessage, body: string): StandInAnswer | null {
  const { headers, method } = request;
  const basic = Buffer.from(`${stand_in.secret_key}:`).toString('base64');
  const may = [`Bearer ${stand_in.secret_key}`, `Basic ${basic}`];
  if (!may.includes(headers.authorization ?? '')) return refuse(401, 'invalid_request_error', null);
  if (headers['stripe-version'] !== STRIPE_API_VERSION)
    return refuse(400, 'invalid_request_error', null, { param: 'Stripe-Version' });
  const key = headers['idempotency-key']?.toString();
  if (method !== 'POST') return key === undefined ? null : refuse(400, 'invalid_request_error', null);
  if (key === undefined || key.length > 255) return refuse(400, 'idempotency_error', null);
  const type = headers['content-type'] ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded'))
    return refuse(400, 'invalid_request_error', null);
  return null;
}

function answerTo(call: StandInCall, fault: Fault): StandInAnswer {
  if (fault === '500') return refuse(500, 'api_error', null);
  return (
    callIntents(call) ??
    callCards(call) ??
    callSessions(call) ??
    refuse(404, 'invalid_request_error', null, { message: `Unrecognized request URL (${call.method}: ${call.path})` })
  );
}
