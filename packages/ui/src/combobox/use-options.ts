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

export type OptionsState<Option> = { status: 'idle' | 'loading' | 'ready'; options: readonly Option[] };

const NOTHING = { status: 'idle', options: [] } as const;

/**
 * The options for a typed text: asked after a pause, late answers of an older text dropped. A failed search gives an
 * empty list and no message (spec section 8: "the result is silently emptied").
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
        .catch((): readonly Option[] => [])
        .then((options) => {
          if (!abort.signal.aborted) setState({ status: 'ready', options });
        });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, active, delayMs, minLength]);
  return state;
}
