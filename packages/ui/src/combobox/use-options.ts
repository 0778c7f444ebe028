import { useEffect, useRef, useState } from 'react';

export type ComboboxOption = {
  id: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
};

export type LoadOptions<Option extends ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]> | readonly Option[];

export type OptionsState<Option> = {
  status: 'idle' | 'loading' | 'ready';
  options: readonly Option[];
  /** Why there are none, where the search failed. */
  error?: unknown;
};

const NOTHING = { status: 'idle', options: [] } as const;
const nothingFor = (error: unknown) => ({ options: [], error });

/**
 * The options for a typed text: asked after a pause, late answers of an older text dropped. A failed search gives an
 * empty list and no message of its own (spec section 8: "the result is silently emptied"), but says why for those who ask.
 */
export function useOptions<Option extends ComboboxOption>(
  text: string,
  active: boolean,
  load: LoadOptions<Option>,
  delayMs: number,
  minLength: number,
): OptionsState<Option> {
  const [state, setState] = useState<OptionsState<Option>>(NOTHING);
  const latestLoad = useRef(load);
  latestLoad.current = load;
  useEffect(() => {
    if (!active || text.trim().length < minLength) {
      setState(NOTHING);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setState((before) => ({ status: 'loading', options: before.options }));
      const answer = async () => latestLoad.current(text.trim(), abort.signal);
      void answer()
        .then((options) => ({ options }), nothingFor)
        .then((found) => {
          if (!abort.signal.aborted) setState({ status: 'ready', ...found });
        });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, active, delayMs, minLength]);
  return state;
}
