import { createIdempotencyKey } from '@sampan/api-client';
import { useRef } from 'react';

/**
 * The Idempotency-Key of what is sent: the same as long as the same is sent again, so that a second click or a try after a
 * lost answer sends nothing twice; a new one as soon as anything was changed.
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}
