import { ApiError } from '@sampan/api-client';
import { ERROR_CODES } from '@sampan/contract';
import { describe, expect, it } from 'vitest';
import { isFinalRefusal, purchaseProblem, stepOfParam } from './purchase-problem.ts';

function failed(
  code: string,
  more: { data?: Record<string, unknown>; errors?: ApiError['errors']; detail?: string } = {},
): ApiError {
  return new ApiError({
    status: 409,
    code,
    message: 'm',
    detail: more.detail ?? '',
    errors: more.errors ?? [],
    request_id: 'req-1',
    retryable: false,
    retry_after_s: null,
    idempotency_key: 'k',
    data: more.data ?? {},
  });
}

describe('a refused purchase (spec 7: the error of create_label returns error_code)', () => {
  it('says what to do about each code', () => {
    expect(purchaseProblem(failed('price_changed', { data: { total_fee: 7.1 } }))).toEqual({
      kind: 'price_changed',
      new_total: 7.1,
    });
    expect(purchaseProblem(failed('quote_expired'))).toEqual({ kind: 'quote_expired' });
    expect(purchaseProblem(failed('courier_refused', { detail: 'on its refusal list' }))).toEqual({
      kind: 'courier_refused',
      detail: 'on its refusal list',
    });
    expect(purchaseProblem(failed('courier_unavailable'))).toEqual({ kind: 'courier_unavailable' });
    expect(purchaseProblem(failed('order_locked'))).toEqual({ kind: 'locked' });
    expect(purchaseProblem(failed('address_required'))).toEqual({ kind: 'address_required' });
  });

  it('names the missing money without the dust of binary fractions', () => {
    expect(purchaseProblem(failed('insufficient_balance', { data: { balance: 0.1, needed: 0.3 } }))).toEqual({
      kind: 'insufficient_balance',
      missing: 0.2,
    });
    expect(purchaseProblem(failed('insufficient_balance'))).toEqual({ kind: 'insufficient_balance', missing: null });
  });

  it('waits for what may still come, with the same key', () => {
    for (const code of ['label_pending', 'idempotency_in_progress']) {
      expect(purchaseProblem(failed(code)).kind).toBe('pending');
      expect(isFinalRefusal(code)).toBe(false);
    }
    // No answer at all says nothing about the purchase.
    for (const code of ['network', 'timeout', 'offline', 'internal', 'unavailable'])
      expect(isFinalRefusal(code)).toBe(false);
  });

  it('leads to the step of the missing field', () => {
    const errors = [{ param: 'shipping_address.coordinate.post_code', code: 'validate.required', message: '' }];
    expect(purchaseProblem(failed('order_incomplete', { errors }))).toEqual({ kind: 'incomplete' });
    expect(
      ['shipping_address.name', 'billing_address', 'dimension.weight', 'package_content'].map(stepOfParam),
    ).toEqual(['customer_address', 'customer_address', 'package_detail', 'package_detail']);
  });

  it('keeps code and reference of everything else, known or not (spec 8)', () => {
    expect(purchaseProblem(failed('brand_new'))).toEqual({ kind: 'other', code: 'brand_new', request_id: 'req-1' });
    expect(purchaseProblem(new Error('x'))).toEqual({ kind: 'other', code: 'internal', request_id: '' });
  });

  it('takes a new key only after codes the server has', () => {
    const good = ['price_changed', 'quote_expired', 'insufficient_balance', 'courier_refused'];
    expect(good.every((code) => code in ERROR_CODES && isFinalRefusal(code))).toBe(true);
  });
});
