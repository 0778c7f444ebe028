import { randomBytes } from 'node:crypto';
import type { Rule } from './stripe-form.fixtures.ts';
import { callRefunds } from './stripe-refunds.fixtures.ts';
import {
  refuse,
  wrongForm,
  type StandInAnswer,
  type StandInCall,
  type StandInIntent,
} from './stripe-stand-in-model.fixtures.ts';

/** The text of a QR code as the provider would show it; the stand-in's own. */
const QR = '00020101021226380009SG.PAYNOW010120210201403121W03010';
/** What half a US dollar is, in the smallest unit of each currency: less is not charged. Dong have no smaller unit. */
const MINIMUM: Readonly<Record<string, number>> = { sgd: 50, myr: 200, php: 2900, idr: 800_000, vnd: 12_000 };
/** Digits an amount may have; rupiah are counted in sen, so theirs may have more. */
const DIGITS: Readonly<Record<string, number>> = { idr: 12 };

const CREATE: Rule = {
  hash: {
    amount: 'integer',
    currency: ['sgd', 'myr', 'php', 'idr', 'vnd'],
    allowed_payment_method_types: { list: ['card', 'paynow'] },
    confirm: 'boolean',
    customer: 'text',
    description: 'text',
    metadata: 'metadata',
    off_session: 'boolean',
    payment_method: 'text',
    payment_method_data: { hash: { type: ['paynow'] }, required: ['type'] },
    use_stripe_sdk: 'boolean',
  },
  required: ['amount', 'currency'],
};
const CANCEL: Rule = { hash: { cancellation_reason: ['requested_by_customer', 'abandoned'] } };
/** States from which an intent is cancelled. */
const CANCELLABLE = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
];

/** An amount that is not taken: none, too little, too many digits. */
export function wrongAmount(amount: number, currency: string, param = 'amount'): StandInAnswer | null {
  const no = (code: string) => refuse(400, 'invalid_request_error', code, { param });
  if (amount < 1) return no('parameter_invalid_integer');
  if (amount < (MINIMUM[currency] ?? 0)) return no('amount_too_small');
  return String(amount).length > (DIGITS[currency] ?? 8) ? no('amount_too_large') : null;
}

export function newIntent(call: StandInCall, change: Partial<StandInIntent>): StandInIntent {
  const id = `pi_${randomBytes(8).toString('hex')}`;
  const intent: StandInIntent = {
    id,
    object: 'payment_intent',
    amount: 0,
    amount_received: 0,
    currency: 'sgd',
    customer: null,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
    description: null,
    metadata: {},
    payment_method: null,
    payment_method_types: ['card'],
    last_payment_error: null,
    next_action: null,
    created: call.stand_in.now(),
    livemode: false,
    ...change,
  };
  call.stand_in.intents.set(id, intent);
  return intent;
}

/** PaymentIntents and refunds; null for another path. */
export function callIntents(call: StandInCall): StandInAnswer | null {
  const { stand_in, method, path, form, query } = call;
  if (method === 'POST' && path === '/v1/payment_intents') return create(call);
  const about_refund = callRefunds(call);
  if (about_refund) return about_refund;
  if (method === 'GET' && path === '/v1/payment_intents') {
    const unknown = [...query.keys()].find((name) => !['customer', 'limit', 'created[gte]'].includes(name));
    if (unknown) return refuse(400, 'invalid_request_error', 'parameter_unknown', { param: unknown });
    const data = [...stand_in.intents.values()]
      .filter(
        ({ customer, created }) => customer === query.get('customer') && created >= Number(query.get('created[gte]')),
      )
      .reverse()
      .slice(0, Number(query.get('limit') ?? 10));
    return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
  }
  const [, id = '', verb] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/u.exec(path) ?? [];
  if (id === '') return null;
  const intent = stand_in.intents.get(id);
  if (!intent) return refuse(404, 'invalid_request_error', 'resource_missing', { param: 'intent' });
  if (method === 'GET' && verb === undefined) return { status: 200, body: intent };
  if (method !== 'POST' || verb !== 'cancel') return null;
  const wrong = wrongForm(CANCEL, form);
  if (wrong) return wrong;
  if (!CANCELLABLE.includes(intent.status))
    return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state', { payment_intent: intent });
  intent.status = 'canceled';
  intent.next_action = null;
  return { status: 200, body: intent };
}

function create(call: StandInCall): StandInAnswer {
  const { stand_in, form } = call;
  const wrong = wrongForm(CREATE, form) ?? wrongAmount(Number(form['amount']), String(form['currency']));
  if (wrong) return wrong;
  const given = form as Record<string, string>;
  const no = (param: string) => refuse(400, 'invalid_request_error', 'payment_intent_invalid_parameter', { param });
  const confirms = given['confirm'] === 'true';
  if (!confirms && given['off_session'] !== undefined) return no('off_session');
  const method = Object.values(form['allowed_payment_method_types'] ?? {}).at(0) as string | undefined;
  const is_paynow = method === 'paynow';
  if (is_paynow && given['currency'] !== 'sgd') return no('currency');
  if (form['payment_method_data'] && (!is_paynow || !confirms)) return no('payment_method_data');
  const card = given['payment_method'] === undefined ? undefined : stand_in.cards.get(given['payment_method']);
  if (given['payment_method'] !== undefined && !card)
    return refuse(404, 'invalid_request_error', 'resource_missing', { param: 'payment_method' });
  // A card of a customer is charged in that customer's name and no other's.
  if (card && card.customer !== (given['customer'] ?? null)) return no('customer');
  if (given['customer'] !== undefined && !stand_in.customers.has(given['customer']))
    return refuse(404, 'invalid_request_error', 'resource_missing', { param: 'customer' });
  if (confirms && !card && !form['payment_method_data'])
    return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state');
  const intent = newIntent(call, {
    amount: Number(given['amount']),
    currency: given['currency'] ?? '',
    customer: given['customer'] ?? null,
    description: given['description'] ?? null,
    metadata: { ...(form['metadata'] as unknown as Record<string, string> | undefined) },
    payment_method: given['payment_method'] ?? null,
    payment_method_types: method === undefined ? ['card'] : [method],
  });
  if (!confirms) {
    if (card) intent.status = 'requires_confirmation';
    return { status: 200, body: intent };
  }
  if (card === undefined) {
    Object.assign(intent, {
      status: 'requires_action',
      next_action: { type: 'paynow_display_qr_code', paynow_display_qr_code: { data: QR } },
    });
    return { status: 200, body: intent };
  }
  return confirm(intent, card.behaviour ?? 'pays', given['off_session'] === 'true', given['use_stripe_sdk'] === 'true');
}

/** The bank's answer to a saved card. Who is not there cannot be asked, and who is needs a page that shows the question. */
function confirm(intent: StandInIntent, behaviour: string, is_away: boolean, has_sdk: boolean): StandInAnswer {
  const decline = (code: string, decline_code: string) => {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { type: 'card_error', code, decline_code };
    return refuse(402, 'card_error', code, { decline_code, payment_intent: intent });
  };
  if (behaviour === 'declines') return decline('card_declined', 'insufficient_funds');
  if (behaviour === 'expired') return decline('expired_card', 'expired_card');
  if (behaviour === 'asks' && is_away) return decline('authentication_required', 'authentication_required');
  if (behaviour === 'asks' && !has_sdk)
    return refuse(400, 'invalid_request_error', 'parameter_missing', { param: 'return_url' });
  if (behaviour === 'asks')
    Object.assign(intent, {
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    });
  else Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  return { status: 200, body: intent };
}
