import type { PayoutAccount } from '@sampan/contract';
import { expect, test } from 'vitest';
import { usualAccount } from './payout-labels.ts';

function account(id: string, change: Partial<PayoutAccount> = {}): PayoutAccount {
  return {
    id,
    method: 'bank',
    bank_name: 'DBS Bank',
    holder_name: 'Kopi & Kaya Goods Pte Ltd',
    masked_number: '••• 4321',
    usable_from: 0,
    is_cooling_off: false,
    last_failure: null,
    created_at: 0,
    ...change,
  };
}

const closed = account('closed', { last_failure: 'account_closed' });
const waits = account('waits', { is_cooling_off: true });

test('the account offered first is the newest that can be paid to now', () => {
  expect(usualAccount([waits, account('newer'), account('older')])?.id).toBe('newer');
  expect(usualAccount([waits])?.id).toBe('waits');
});

test('one that the bank did not pay to is never offered first: rather one that waits, or another one', () => {
  expect(usualAccount([closed, account('older')])?.id).toBe('older');
  expect(usualAccount([closed, waits])?.id).toBe('waits');
  expect(usualAccount([closed])).toBeUndefined();
});
