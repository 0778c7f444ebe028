import { ApiError, type ApiErrorCode } from '@sampan/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useRetryKey, type RetryKey } from './use-retry-key.ts';

async function drawn(): Promise<RetryKey> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const found: RetryKey[] = [];
  function Part() {
    found.push(useRetryKey());
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<Part />));
  return found[0] as RetryKey;
}

const failure = (status: number, code: ApiErrorCode) =>
  new ApiError({
    code,
    status,
    message: '',
    detail: '',
    retryable: false,
    errors: [],
    request_id: '',
    retry_after_s: null,
    idempotency_key: null,
    data: {},
  });

test('a call that got no answer is sent with the same key, whatever was asked before', async () => {
  const { keyFor, recordFailure } = await drawn();
  const first = keyFor({ amount: 10 });
  expect(keyFor({ amount: 10 })).toBe(first);
  recordFailure(failure(0, 'offline'));
  recordFailure(failure(503, 'unavailable'));
  recordFailure(failure(409, 'idempotency_in_progress'));
  expect(keyFor({ amount: 10 })).toBe(first);
  expect(keyFor({ amount: 11 })).not.toBe(first);
});

test('after an answer the same asked once more is another call', async () => {
  const { keyFor, recordFailure, forget } = await drawn();
  const first = keyFor({ amount: 10 });
  recordFailure(failure(422, 'invalid_input'));
  const second = keyFor({ amount: 10 });
  expect(second).not.toBe(first);
  forget();
  expect(keyFor({ amount: 10 })).not.toBe(second);
});
