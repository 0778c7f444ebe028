import { isApiError } from '@sampan/api-client';
import { TIMINGS } from '@sampan/country-rules';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { afterPaint } from '../api/first-screen.ts';
import { needMessages, useLocale } from '../locale/locale.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { errorTextWithWait, applyFieldErrors } from './form-error.ts';

export interface CheckedForm<Output> {
  /** The values as they are sent; undefined when one of them is wrong. */
  readonly output: Output | undefined;
  /** The first issue of each wrong field. */
  readonly found: ReadonlyMap<string, string>;
}

export interface LightFormOptions<Output extends object, Answer> {
  /** Fetches what checks the fields: nobody has typed anything when the page comes. */
  load: () => Promise<(values: Readonly<Record<string, string>>) => CheckedForm<Output>>;
  call: (values: Output) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
  /** Names of the text fields, in the order of the form; the server names them alike. */
  names: readonly (string & keyof Output)[];
}

/** What a text field gets; it keeps its text itself. */
export interface LightField {
  readonly name: string;
  readonly ref: (node: HTMLInputElement | null) => void;
  readonly onChange: () => void;
  readonly onBlur: () => void;
}

type Errors = Readonly<Record<string, { readonly message?: string | undefined }>>;

export interface LightForm<Name extends string> {
  readonly field: (name: Name) => LightField;
  readonly errors: Errors;
  readonly submitCount: number;
  readonly submit: (event: FormEvent) => void;
  readonly is_busy: boolean;
  /** What is left to say above the form when no field explains it. */
  readonly failure: string | null;
}

/**
 * A form of a few text fields without the form library, for the page that comes first. It behaves as the other forms do: a
 * field is checked when it is left and 1 s after its last change, after a submit at each change; a submit puts the focus on
 * the first error; refused fields get the server's sentence; Vietnam, which is closed, leads to /maintain.
 */
export function useLightForm<Output extends object, Answer>({
  load,
  call,
  onSuccess,
  names,
}: LightFormOptions<Output, Answer>): LightForm<string & keyof Output> {
  const locale = useLocale();
  const { go } = useNavigation();
  const nodes = useRef(new Map<string, HTMLInputElement>()).current;
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>()).current;
  const calling = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [is_busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    // Both are there before somebody has typed, and do not share the line with the page; the first check waits for them otherwise.
    let is_gone = false;
    afterPaint(() => {
      if (!is_gone) Promise.all([load(), needMessages('fields')]).catch(() => undefined);
    });
    return () => {
      is_gone = true;
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [load, timers]);

  const check = async () => {
    const values = Object.fromEntries(names.map((name) => [name, nodes.get(name)?.value ?? '']));
    // An error shows when its words are there.
    const [checkValues] = await Promise.all([load(), needMessages('fields')]);
    return checkValues(values);
  };
  const checkField = async (name: string) => {
    const checked = await check().catch(() => null);
    if (checked === null) return;
    const message = checked.found.get(name);
    setErrors(({ [name]: _before, ...others }) =>
      message === undefined ? others : { ...others, [name]: { message } },
    );
  };

  const refuse = (error: Error) => {
    if (isApiError(error) && error.code === 'country_closed') {
      go('/maintain');
      return;
    }
    const places = Object.fromEntries(names.map((name) => [name, name]));
    const place = (
      name: string,
      { message }: { message?: string },
      { shouldFocus }: { shouldFocus?: boolean } = {},
    ) => {
      setErrors((others) => ({ ...others, [name]: { message } }));
      if (shouldFocus === true) nodes.get(name)?.focus();
    };
    setFailure(applyFieldErrors(error, places, place as never, locale) ? null : error);
  };
  const send = async () => {
    // Everything is checked now; a later check would take away what the server refuses.
    for (const timer of timers.values()) clearTimeout(timer);
    const checked = await check().catch(() => null);
    if (checked === null) {
      // What checks the form could not be fetched: the sentence for what nothing explains.
      setFailure(new Error(''));
      return;
    }
    const { output, found } = checked;
    setSubmitCount((count) => count + 1);
    setErrors(Object.fromEntries([...found].map(([name, message]) => [name, { message }])));
    if (output === undefined) {
      nodes.get(names.find((name) => found.has(name)) ?? '')?.focus();
      return;
    }
    setFailure(null);
    setBusy(true);
    try {
      onSuccess(await call(output));
    } catch (error) {
      refuse(error as Error);
    } finally {
      setBusy(false);
    }
  };

  return {
    field: (name) => ({
      name,
      ref: (node) => void (node === null ? nodes.delete(name) : nodes.set(name, node)),
      onChange: () => {
        if (submitCount > 0) void checkField(name);
        clearTimeout(timers.get(name));
        timers.set(
          name,
          setTimeout(() => void checkField(name), TIMINGS.field_validator_delay_ms),
        );
      },
      onBlur: () => {
        if (submitCount === 0) void checkField(name);
      },
    }),
    errors,
    submitCount,
    submit: (event) => {
      event.preventDefault();
      // Enter in a field reaches the form also while its button is busy.
      if (calling.current) return;
      calling.current = true;
      void send().finally(() => (calling.current = false));
    },
    is_busy,
    failure: failure === null ? null : errorTextWithWait(locale, failure),
  };
}
