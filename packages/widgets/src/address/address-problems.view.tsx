import type { AddressTextField } from '@sampan/stores/address';
import { ErrorSummary } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useStore } from '../shell/use-store.ts';
import type { PlaceFieldsProps } from './place-fields.view.tsx';

/** What is wrong with the form, at its top, each line leading to its field. */
export function AddressProblems({ model, t, idPrefix }: Pick<PlaceFieldsProps, 'model' | 't' | 'idPrefix'>): ReactNode {
  const { errors, attempt } = useStore(model.$form);
  if (attempt === 0) return null;
  const problems = (Object.keys(errors) as AddressTextField[]).map((field) => ({
    fieldId: `${idPrefix}-${field}`,
    message: errors[field] ?? '',
  }));
  return (
    <ErrorSummary title={t('common.errors_found', { count: problems.length })} problems={problems} attempt={attempt} />
  );
}
