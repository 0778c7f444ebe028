import { useEffect, useState } from 'react';

const secondsUntil = (at: number | undefined) =>
  at === undefined ? 0 : Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** Whole seconds until a moment (epoch milliseconds), counted down on the screen; 0 when it has passed or there is none. */
export function useSecondsUntil(at: number | undefined): number {
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    setLeft(secondsUntil(at));
    const timer = setInterval(() => {
      const seconds = secondsUntil(at);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
