import { ErrorSummary } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { AddressFormState } from '@sampan/stores/address';
import type { PurchaseStepProps } from './purchase-step.port.ts';

/** What is wrong with the form, at its top, in the order of its fields. */
export function Problems({
  state,
  form,
  t,
}: Pick<PurchaseStepProps, 'state' | 't'> & { form: AddressFormState }): ReactNode {
  const { email, card_number } = state.errors;
  const problems = Object.entries({ email, ...form.errors, card_number }).flatMap(([field, message]) =>
    message ? [{ fieldId: `to-${field}`, message }] : [],
  );
  if (state.attempt === 0) return null;
  return (
    <ErrorSummary
      title={t('common.errors_found', { count: problems.length })}
      problems={problems}
      attempt={state.attempt}
    />
  );
}
