import { TIMINGS } from '@sampan/country-rules';
import { useEffect, useRef, useState } from 'react';

export type ResendState = 'idle' | 'sending' | 'sent';

export interface Resend {
  readonly state: ResendState;
  /** Why the last attempt did not send. */
  readonly error: Error | null;
  /** Sends; does nothing while one is being sent. */
  readonly resend: () => void;
}

/**
 * The states of a Resend button (spec section 4, Email verification modal): Resend, Resending, after about 1.5 s Resent,
 * and back to Resend 3 s later. 'Resent' also waits for the server's word, and a refusal leads straight back.
 */
export function useResend(send: () => Promise<unknown>): Resend {
  const [state, setState] = useState<ResendState>('idle');
  const [error, setError] = useState<Error | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const busy = useRef(false);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const after = (ms: number, run: () => void) => timers.current.add(setTimeout(run, ms));

  const resend = () => {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    setError(null);
    const shown = new Promise<void>((resolve) => after(TIMINGS.resend_to_resent_ms, resolve));
    const end = (next: ResendState, failure: Error | null) => {
      busy.current = false;
      setState(next);
      setError(failure);
    };
    Promise.all([send(), shown]).then(
      () => {
        end('sent', null);
        // A click in between has begun anew; its own states follow.
        after(TIMINGS.resent_to_resend_ms, () => {
          if (!busy.current) setState('idle');
        });
      },
      (failure: Error) => end('idle', failure),
    );
  };
  return { state, error, resend };
}
