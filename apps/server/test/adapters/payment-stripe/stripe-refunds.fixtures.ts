import type { Rule } from './stripe-form.fixtures.ts';
import {
  refuse,
  wrongForm,
  type StandInAnswer,
  type StandInCall,
  type StandInRefund,
  type StripeStandIn,
} from './stripe-stand-in-model.fixtures.ts';

const REFUND: Rule = { hash: { payment_intent: 'text', amount: 'integer' }, required: ['payment_intent'] };

/** A refund as the API answers it and as its messages carry it. */
export function refundObject(stand_in: StripeStandIn, refund: StandInRefund): object {
  const { id, amount, payment_intent, status } = refund;
  const has_failed = status === 'failed';
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: `txn_${id}`,
    charge: `ch_${payment_intent}`,
    currency: stand_in.intents.get(payment_intent)?.currency ?? 'sgd',
    ...(has_failed
      ? { failure_balance_transaction: `txn_back_${id}`, failure_reason: 'expired_or_canceled_card' }
      : {}),
    metadata: {},
    payment_intent,
    reason: null,
    status,
  };
}

/** Refunds of payments; null for another path. */
export function callRefunds(call: StandInCall): StandInAnswer | null {
  const { stand_in, method, path, query } = call;
  if (method === 'POST' && path === '/v1/refunds') return create(call);
  if (method !== 'GET' || !path.startsWith('/v1/refunds')) return null;
  if (path === '/v1/refunds') {
    const unknown = [...query.keys()].find((name) => !['payment_intent', 'limit'].includes(name));
    if (unknown) return refuse(400, 'invalid_request_error', 'parameter_unknown', { param: unknown });
    const data = stand_in.refunds
      .filter(({ payment_intent }) => payment_intent === query.get('payment_intent'))
      .toReversed()
      .slice(0, Number(query.get('limit') ?? 10))
      .map((refund) => refundObject(stand_in, refund));
    return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
  }
  const refund = stand_in.refunds.find(({ id }) => path === `/v1/refunds/${id}`);
  if (!refund) return refuse(404, 'invalid_request_error', 'resource_missing', { param: 'id' });
  return { status: 200, body: refundObject(stand_in, refund) };
}

function create({ stand_in, form, key }: StandInCall): StandInAnswer {
  const wrong = wrongForm(REFUND, form);
  if (wrong) return wrong;
  const intent = stand_in.intents.get(String(form['payment_intent']));
  if (!intent) return refuse(404, 'invalid_request_error', 'resource_missing', { param: 'payment_intent' });
  if (intent.status !== 'succeeded') return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state');
  const back = stand_in.refunds
    // What came back from the buyer's bank may be given again.
    .filter(({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (back >= intent.amount_received) return refuse(400, 'invalid_request_error', 'charge_already_refunded');
  const amount = form['amount'] === undefined ? intent.amount_received - back : Number(form['amount']);
  if (amount < 1 || amount > intent.amount_received - back)
    return refuse(400, 'invalid_request_error', null, { param: 'amount' });
  const id = `re_${stand_in.refunds.length + 1}`;
  const refund: StandInRefund = { id, payment_intent: intent.id, amount, key, status: 'succeeded' };
  stand_in.refunds.push(refund);
  return { status: 200, body: refundObject(stand_in, refund) };
}
