import { isApiError } from '@sampan/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocale } from '../locale/locale.tsx';
import { errorTextWithWait, applyFieldErrors, type ServerFields } from './form-error.ts';

export interface SubmitOptions<Values extends FieldValues, Output extends FieldValues, Answer> {
  form: UseFormReturn<Values, unknown, Output>;
  call: (values: Output) => Promise<Answer>;
  fields: ServerFields<Values>;
  onSuccess: (answer: Answer, values: Output) => void;
  /** A failure that another view shows; true keeps it from the form. */
  onFailure?: (error: Error) => boolean;
}

export interface Submission {
  readonly submit: (event?: BaseSyntheticEvent) => void;
  readonly is_busy: boolean;
  /** What is left to say above the form when no field explains it. */
  readonly failure: string | null;
}

/**
 * Sends a checked form once. Refused fields get the server's sentence and the focus; Vietnam, which is closed, leads to
 * /maintain (spec sections 1 and 2); everything else is said above the form.
 */
export function useSubmit<Values extends FieldValues, Output extends FieldValues, Answer>({
  form,
  call,
  fields,
  onSuccess,
  onFailure,
}: SubmitOptions<Values, Output, Answer>): Submission {
  const locale = useLocale();
  const router = useRouter();
  const [left, setLeft] = useState<Error | null>(null);
  const mutation = useMutation({
    mutationFn: call,
    onMutate: () => setLeft(null),
    onSuccess,
    onError: (error) => {
      if (isApiError(error) && error.code === 'country_closed') {
        void router.navigate({ to: '/maintain' });
        return;
      }
      if (onFailure?.(error) === true) return;
      setLeft(applyFieldErrors(error, fields, form.setError, locale) ? null : error);
    },
  });
  const send = form.handleSubmit((values) => mutation.mutate(values));
  return {
    submit: (event) => {
      event?.preventDefault();
      // Enter in a field reaches the form also while its button is busy.
      if (!mutation.isPending) void send(event);
    },
    is_busy: mutation.isPending,
    failure: left === null ? null : errorTextWithWait(locale, left),
  };
}
