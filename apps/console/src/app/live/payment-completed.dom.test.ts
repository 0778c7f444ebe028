import type { PaymentEventData } from '@sampan/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPendingPayment, showPayment } from '../../features/wallet/top-up/pending-payments.ts';
import { endOf, paymentOf, type Place } from './payment-completed.ts';

const DATA: PaymentEventData = {
  success: true,
  message: 'S$ 50.00 was added to your balance.',
  is_label: false,
  top_up_id: 'p1',
  started_by: 'u1',
  state: 'signed',
};
const HERE: Place = { user_id: 'u1', path: '/orders/new', is_visible: true, has_dialog: false };

beforeEach(() => sessionStorage.clear());

describe("spec 4 Live events: 'Payment completed'", () => {
  test('on success to /histories with success and message', () => {
    const end = endOf(DATA, HERE);
    const url = new URL(end.kind === 'go' ? end.to : '', 'http://sampan.test');
    expect([url.pathname, ...['success', 'message', 'state'].map((name) => url.searchParams.get(name))]).toEqual([
      '/histories',
      'true',
      DATA.message,
      'signed',
    ]);
  });

  test('to the label success URL if it was a label creation, when it is an address of ours', () => {
    const label = { ...DATA, is_label: true, label_success_url: '/orders/create_label/4?order_id=1' };
    expect(endOf(label, HERE)).toEqual({ kind: 'go', to: '/orders/create_label/4?order_id=1' });
    for (const label_success_url of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect(endOf({ ...label, label_success_url }, HERE)).toMatchObject({
        to: expect.stringMatching(/^\/histories\?/u),
      });
  });

  test('on failure the error message is shown', () => {
    expect(endOf({ ...DATA, success: false, message: 'x'.repeat(500) }, HERE)).toEqual({
      kind: 'fail',
      message: 'x'.repeat(140),
    });
  });

  test('a failure that a dialog shows by itself is no popup over it, however early its event comes', () => {
    const failed = { ...DATA, success: false };
    addPendingPayment('p1');
    const hide = showPayment('p1');
    expect(endOf(failed, { ...HERE, path: '/home/top-up' })).toEqual({ kind: 'nothing' });
    hide();
    addPendingPayment('p1');
    expect(endOf(failed, { ...HERE, path: '/home/top-up' })).toMatchObject({ kind: 'fail' });
  });

  test('what is no such event does nothing', () => {
    expect(paymentOf({ ...DATA })).toEqual(DATA);
    for (const name of ['success', 'message', 'is_label', 'top_up_id', 'started_by', 'state'])
      expect([name, paymentOf({ ...DATA, [name]: 7 })]).toEqual([name, null]);
  });

  test('acted on only when it is the current user who paid', () => {
    expect(endOf({ ...DATA, started_by: 'u2' }, HERE)).toEqual({ kind: 'nothing' });
  });

  test('nobody is torn away from what they type, but by the payment this tab waits for', () => {
    const typing = { ...HERE, path: '/orders/create_label/1+customer_address' };
    expect(endOf(DATA, typing)).toEqual({ kind: 'tell', message: DATA.message });
    expect(endOf(DATA, { ...HERE, has_dialog: true }).kind).toBe('tell');
    expect(endOf(DATA, { ...HERE, is_visible: false }).kind).toBe('nothing');
    expect(endOf(DATA, { ...HERE, path: '/home/top-up', has_dialog: true }).kind).toBe('nothing');
    addPendingPayment('p1');
    expect(endOf(DATA, { ...HERE, path: '/home/top-up', has_dialog: true }).kind).toBe('go');
    expect(endOf(DATA, typing).kind).toBe('tell');
  });
});
