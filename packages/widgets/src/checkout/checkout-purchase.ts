import type { CheckoutInfo } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import type { LooseTranslate, Translate } from '@sampan/messages';
import type { ReadableAtom } from 'nanostores';
import { WidgetError } from '../shell/widget-error.ts';
import { createCardPayments } from './card-payments.ts';
import { createRequest } from './checkout-request.ts';
import type { CheckoutPort, StartedCheckout, StartRequest } from './checkout.port.ts';
import {
  addressIn,
  arePricesMissing,
  chosenPayment,
  type CheckoutProblem,
  type CheckoutState,
} from './checkout-state.ts';

/** How often a page that waits for money asks. */
export const POLL_MS = 3000;

const DECLINED: Readonly<Record<string, string>> = {
  card_declined: 'checkout.declined',
  insufficient_funds: 'checkout.no_funds',
  challenge_failed: 'checkout.challenge_failed',
};

/** What the purchase needs of the form around it. */
export interface PurchaseForm {
  /** New prices, at once. */
  reprice: () => Promise<void>;
  /** The listing may have sold out. */
  reload: () => Promise<void>;
}

export interface Purchase {
  /** The one button: starts, confirms, sends again what nobody answered, or asks again for prices that did not come. */
  pay: () => Promise<void>;
  /** In test mode: plays the buyer's bank. */
  payInTest: () => Promise<void>;
  /** Back to the form; what was held goes back on sale. */
  giveUp: () => Promise<void>;
  /** Something was typed into a field of our own. */
  recheck: () => void;
  stop: () => void;
  /** Goes on waiting for money, if it did. */
  resume: () => void;
}

/**
 * Buys: one key for one purchase, from the moment the form opens until an answer is final (trust 1 'Idempotency-Key'). Its
 * caller lets only one of its verbs run at a time.
 */
export function createPurchase(
  port: CheckoutPort,
  $state: ReadableAtom<CheckoutState>,
  patch: (change: Partial<CheckoutState>) => void,
  t: Translate,
  form: PurchaseForm,
): Purchase {
  const request = createRequest(port, $state, patch, t);
  const payByCard = createCardPayments(port);
  let key = newKey();
  /** What was sent and has no final answer yet. */
  let sent: StartRequest | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function backToForm(problem: CheckoutProblem | null): void {
    sent = null;
    key = newKey();
    clearTimeout(timer);
    patch({ phase: 'form', started: null, code: '', unsure: false, problem });
  }

  /** Tells the page and the buyer that the bank refused. */
  function decline(code: string, message: string): void {
    port.fail(new WidgetError({ type: 'request', code, message }));
    backToForm({ text: message });
  }

  function arrive(info: CheckoutInfo): void {
    const { status } = info;
    if (status === 'paid' || status === 'confirmed') {
      clearTimeout(timer);
      patch({ phase: 'done', info, unsure: false, problem: null, card_number: '' });
    } else if (status === 'requires_action' && info.is_test) {
      patch({ phase: 'challenge', code: '', errors: {} });
    } else if (status === 'failed') {
      const code = info.decline_reason ?? 'card_declined';
      decline(code, (t as LooseTranslate)(DECLINED[code] ?? 'checkout.declined'));
    } else if (status === 'awaiting_payment' || status === 'requires_action') {
      waitForMoney();
    } else {
      backToForm({ key: endOf(info) });
      void form.reload();
    }
  }

  function waitForMoney(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { started } = $state.get();
      if (started !== null) port.read(started).then(arrive, waitForMoney);
    }, POLL_MS);
  }

  /** What follows a start, by who takes the money. */
  async function proceed(started: StartedCheckout): Promise<void> {
    const { email, card_number, code, phase } = $state.get();
    const { payment } = started;
    if (payment === null) return arrive(await port.read(started));
    if (payment.provider === 'paynow') {
      patch({ phase: 'paynow' });
      return waitForMoney();
    }
    if (payment.provider === 'sandbox') {
      if (phase !== 'challenge') return arrive(await port.act(started, { action: 'card', card_number }));
      return arrive(await port.act(started, { action: 'challenge', code }));
    }
    const outcome = await payByCard(payment, { name: addressIn($state.get()).$form.get().draft.name, email });
    if (outcome.kind === 'ask') patch({ phase: 'card' });
    else if (outcome.kind === 'sent') {
      patch({ phase: 'confirming' });
      arrive(await port.read(started));
    } else {
      // A payment that failed holds nothing: the next try is a purchase of its own, with the same card field.
      void port.cancel(started).catch(() => {});
      decline(outcome.code ?? 'card_declined', outcome.message);
    }
  }

  async function start(wanted: StartRequest): Promise<void> {
    sent = wanted;
    let { started } = $state.get();
    if (started === null) {
      started = await port.start(wanted, key);
      patch({ started });
    }
    patch({ unsure: false });
    await proceed(started);
  }

  /** The server's refusals, each with what the buyer can do about it. Nothing that was typed is lost. */
  async function refused(error: WidgetError, may_repeat: boolean): Promise<void> {
    const { code } = error;
    const { started, phase } = $state.get();
    if (phase === 'confirming') return waitForMoney();
    if (started !== null && code === 'checkout_closed') return arrive(await port.read(started));
    if (error.retryable || code === 'malformed_answer') {
      const problem = code === 'rate_limited' ? { failure: error } : { key: 'checkout.unsure' };
      return patch({ unsure: true, problem });
    }
    if (phase === 'challenge' && error.errors.length > 0) return request.refuse(error);
    const before = chosenPayment($state.get());
    backToForm({ failure: error });
    if (started !== null) void port.cancel(started).catch(() => {});
    if (error.errors.length > 0) return request.refuse(error);
    if (code === 'out_of_stock' || code === 'product_not_available') return form.reload();
    if (code !== 'checkout_quote_expired' && code !== 'price_changed' && code !== 'no_service') return;
    await form.reprice();
    const state = $state.get();
    const after = chosenPayment(state);
    if (after === undefined || before === undefined || after.method !== before.method) return;
    if (after.total !== before.total) {
      const money = (amount: number): string => moneyText(amount, state.quote?.currency as Currency);
      patch({
        problem: {
          key: 'checkout.price_changed',
          params: { before: money(before.total), after: money(after.total) },
        },
      });
      // The same price under a new quote is nothing the buyer needs to know.
    } else if (may_repeat && code === 'checkout_quote_expired') await attempt(request.body(), false);
  }

  async function attempt(wanted: StartRequest, may_repeat = true): Promise<void> {
    patch({ problem: null });
    try {
      await start(wanted);
    } catch (error) {
      await refused(error as WidgetError, may_repeat);
    }
  }

  return {
    async pay() {
      if (arePricesMissing($state.get())) return form.reprice();
      const wanted = sent ?? request.make();
      if (wanted !== null) await attempt(wanted);
    },
    async payInTest() {
      const { started } = $state.get();
      if (started !== null) await port.act(started, { action: 'paynow_paid' }).then(arrive, waitForMoney);
    },
    async giveUp() {
      const { started } = $state.get();
      if (started === null) return;
      const info = await port
        .cancel(started)
        .catch(() => port.read(started))
        .catch(() => null);
      // Whoever cannot be told to stop may still be paid: nothing new begins before.
      if (info === null) patch({ problem: { key: 'error.network' } });
      else if (info.status === 'cancelled' && info.order_number === null) backToForm(null);
      else arrive(info);
    },
    recheck: request.recheck,
    stop: () => clearTimeout(timer),
    resume() {
      const { phase } = $state.get();
      if (phase === 'paynow' || phase === 'confirming') waitForMoney();
    },
  };
}

/** What became of a purchase that is over without a parcel. Only a shop ends what has an order. */
function endOf({ status, refund_reason, order_number }: CheckoutInfo): string {
  if (status === 'refunded') return refund_reason === 'cancelled' ? 'checkout.shop_refunded' : 'checkout.refunded';
  return order_number === null ? 'checkout.expired' : 'checkout.shop_cancelled';
}

/** Unguessable, and made without `randomUUID`, which pages without https lack. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
