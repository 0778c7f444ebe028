import { createIdempotencyKey, isApiError } from '@sampan/api-client';
import { useRef } from 'react';

/** A refusal is an answer; after a broken line, or while the call still runs, the very same call is sent again. */
const isAnswer = (error: Error) =>
  isApiError(error) && error.code !== 'idempotency_in_progress' && error.status >= 400 && error.status < 500;

export interface RetryKey {
  /** The key of a call: the one that waits for its answer when it asked for the same, else a new one. */
  keyFor: (asked: object) => string;
  recordFailure: (error: Error) => void;
  /** There was an answer: the same asked once more is another call. */
  forget: () => void;
}

/** The Idempotency-Key of a call that must not happen twice: it stays until there is an answer, however often the button is pressed. */
export function useRetryKey(): RetryKey {
  const key = useRef<{ key: string; asked: string } | null>(null);
  return {
    keyFor: (asked) => {
      const text = JSON.stringify(asked);
      if (key.current?.asked !== text) key.current = { key: createIdempotencyKey(), asked: text };
      return key.current.key;
    },
    recordFailure: (error) => {
      if (isAnswer(error)) key.current = null;
    },
    forget: () => {
      key.current = null;
    },
  };
}
