import { isApiError } from '@sampan/api-client';
import { CardDeclined, ChargeLeft } from '../../wallet/charge/charge-card.ts';

/** Why a label was not bought, as far as the page does something about it. */
export type PurchaseProblem =
  /** The server's price is another one than the page showed. */
  | { readonly kind: 'price_changed'; readonly new_total: number | null }
  /** Back to the couriers, with fresh prices. */
  | { readonly kind: 'quote_expired' }
  | { readonly kind: 'insufficient_balance'; readonly missing: number | null }
  /** Another courier may take it. */
  | { readonly kind: 'courier_refused'; readonly detail: string }
  | { readonly kind: 'courier_unavailable' }
  /** The card that should add what the wallet lacks was refused; no label was bought. */
  | { readonly kind: 'card_refused'; readonly reason: CardDeclined['reason'] }
  /** The card's bank has not decided; the same button goes on with the same payment. */
  | { readonly kind: 'charge_left' }
  /** Perhaps bought: the order tells, soon. */
  | { readonly kind: 'pending' }
  /** The order is not what this page thinks; its own page shows what it is. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'address_required' }
  /** Fields of the order that are missing or wrong. */
  | { readonly kind: 'incomplete' }
  /** Anything else: 'Please try again!' with the code (spec section 8). */
  | { readonly kind: 'other'; readonly code: string; readonly request_id: string };

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Reads a failed purchase (spec section 7: the error of create_label also returns error_code). */
export function purchaseProblem(error: unknown): PurchaseProblem {
  if (error instanceof CardDeclined) return { kind: 'card_refused', reason: error.reason };
  if (error instanceof ChargeLeft) return { kind: 'charge_left' };
  if (!isApiError(error)) return { kind: 'other', code: 'internal', request_id: '' };
  const { code, data, detail, request_id } = error;
  switch (code) {
    case 'price_changed':
      return { kind: 'price_changed', new_total: numberOf(data['total_fee']) };
    case 'insufficient_balance': {
      const [needed, balance] = [numberOf(data['needed']), numberOf(data['balance'])];
      return {
        kind: 'insufficient_balance',
        missing: needed === null || balance === null ? null : rounded(needed - balance),
      };
    }
    case 'courier_refused':
      return { kind: 'courier_refused', detail };
    case 'quote_expired':
      return { kind: 'quote_expired' };
    case 'courier_unavailable':
      return { kind: 'courier_unavailable' };
    case 'address_required':
      return { kind: 'address_required' };
    case 'label_pending':
    case 'idempotency_in_progress':
      return { kind: 'pending' };
    case 'order_locked':
      return { kind: 'locked' };
    case 'order_incomplete':
    case 'invalid_input':
      return { kind: 'incomplete' };
    default:
      return { kind: 'other', code, request_id };
  }
}

/** Nothing was bought and nothing will be: the next attempt is a new purchase with a key of its own. */
const REFUSED_FOR_GOOD: readonly string[] = [
  'price_changed',
  'quote_expired',
  'insufficient_balance',
  'courier_refused',
  'courier_unavailable',
  'address_required',
  'order_incomplete',
  'invalid_input',
  'payment_method_unknown',
  'payment_method_required',
  'possible_duplicate',
  'payment_unavailable',
  'idempotency_key_reused',
];

export function isFinalRefusal(code: string): boolean {
  return REFUSED_FOR_GOOD.includes(code);
}

/** The step whose form holds a field of the order. */
export function stepOfParam(param: string): 'customer_address' | 'package_detail' {
  return /^(?:billing|shipping)_address/u.test(param) ? 'customer_address' : 'package_detail';
}

/** A difference of two wire amounts, without the dust of binary fractions. */
function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
