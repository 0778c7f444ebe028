import type { TopUp } from '@sampan/contract';
import { expect, test } from 'vitest';
import { CardDeclined, ChargeLeft, chargeCard, type Charging } from './charge-card.ts';

const topUp = (status: TopUp['status'], change: Partial<TopUp> = {}) =>
  ({ id: 't1', status, decline_reason: null, ...change }) as TopUp;

/** A server that says one thing after another. */
function scripted(first: TopUp, ...later: TopUp[]) {
  const calls: unknown[] = [];
  const shown: (string | null)[] = [];
  const charging: Charging = {
    api: {
      createTopUp: ((input: unknown, options: unknown) => {
        calls.push([input, options]);
        return Promise.resolve(first);
      }) as Charging['api']['createTopUp'],
      getTopUp: (() => Promise.resolve(later.shift() ?? first)) as Charging['api']['getTopUp'],
    },
    key: 'the-label',
    charge: { payment_method_id: 'c1', amount: 7.35 },
    onOpen: (top_up) => shown.push(top_up?.status ?? null),
    pause: () => Promise.resolve(),
  };
  return { charging, calls, shown };
}

test('a card that pays at once is charged exactly what is missing, under the key of the label', async () => {
  const { charging, calls, shown } = scripted(topUp('succeeded'));
  await chargeCard(charging);
  expect(calls).toEqual([
    [{ body: { payment_method_id: 'c1', amount: 7.35, confirm_duplicate: true } }, { idempotency_key: 'the-label' }],
  ]);
  expect(shown).toEqual([null]);
});

test('a bank that asks is shown until it has decided', async () => {
  const { charging, shown } = scripted(topUp('requires_action'), topUp('pending'), topUp('succeeded'));
  await chargeCard(charging);
  expect(shown).toEqual(['requires_action', 'pending', null]);
});

test('a refusal says why, and nothing is shown any more', async () => {
  const { charging, shown } = scripted(
    topUp('requires_action'),
    topUp('failed', { decline_reason: 'challenge_failed' }),
  );
  await expect(chargeCard(charging)).rejects.toEqual(new CardDeclined('challenge_failed'));
  expect(shown.at(-1)).toBeNull();
});

test('who leaves while the bank asks may go on later', async () => {
  const { charging } = scripted(topUp('requires_action'));
  await expect(chargeCard({ ...charging, pause: () => Promise.reject(new ChargeLeft()) })).rejects.toThrow(ChargeLeft);
});
