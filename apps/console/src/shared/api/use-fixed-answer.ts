import type { SignInApi } from '@sampan/api-client';
import { useEffect, useRef, useState } from 'react';
import { useApi } from './services.tsx';

type Kept = { readonly answer: Promise<unknown>; data?: unknown };
const kept = new WeakMap<SignInApi, Map<string, Kept>>();

export interface FixedAnswer<Answer> {
  /** Undefined until it is there, and after a failure. */
  readonly data: Answer | undefined;
  readonly isPending: boolean;
}

/**
 * What a server says the same as long as it runs, asked once for the page: for pages that come without a query client. A call
 * that failed is asked again when something shows the answer anew.
 *
 * @param name under which the answer is kept
 */
export function useFixedAnswer<Answer>(name: string, ask: (api: SignInApi) => Promise<Answer>): FixedAnswer<Answer> {
  const api = useApi();
  const known = kept.get(api)?.get(name)?.data as Answer | undefined;
  const [shown, setShown] = useState<FixedAnswer<Answer>>({ data: known, isPending: known === undefined });
  // The question is the same for a name.
  const question = useRef(ask);
  question.current = ask;
  useEffect(() => {
    let is_shown = true;
    keptAnswer(api, name, question.current).then(
      (data) => is_shown && setShown({ data, isPending: false }),
      () => is_shown && setShown({ data: undefined, isPending: false }),
    );
    return () => void (is_shown = false);
  }, [api, name]);
  return shown;
}

function keptAnswer<Answer>(api: SignInApi, name: string, ask: (api: SignInApi) => Promise<Answer>): Promise<Answer> {
  const answers = kept.get(api) ?? new Map<string, Kept>();
  kept.set(api, answers);
  const known = answers.get(name);
  if (known !== undefined) return known.answer as Promise<Answer>;
  const entry: Kept = {
    answer: ask(api).then(
      (data) => (entry.data = data),
      (error: unknown) => {
        answers.delete(name);
        throw error;
      },
    ),
  };
  answers.set(name, entry);
  return entry.answer as Promise<Answer>;
}
