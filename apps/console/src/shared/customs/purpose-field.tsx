import type { CustomsPurpose } from '@sampan/contract';
import { Select } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';

const PURPOSES = [
  'sale_of_goods',
  'gift',
  'commercial_sample',
  'documents',
  'returned_goods',
  'other',
] as const satisfies readonly CustomsPurpose[];

export interface PurposeFieldProps {
  id: string;
  label: string;
  labelHidden?: boolean;
  required?: boolean;
  /** First line while nothing is chosen. */
  placeholder?: string;
  /** Null while nothing is chosen. */
  value: CustomsPurpose | null;
  onChange: (purpose: CustomsPurpose | null) => void;
}

/** One of the categories of forms CN 22 and CN 23. */
export function PurposeField({ value, onChange, ...field }: PurposeFieldProps) {
  const { t } = useLocale();
  return (
    <Select
      {...field}
      options={PURPOSES.map((each) => ({
        value: each,
        label: t(each === 'other' ? 'create.purpose_else' : `create.purpose_${each}`),
      }))}
      value={value ?? ''}
      onValueChange={(chosen) => onChange(PURPOSES.find((one) => one === chosen) ?? null)}
    />
  );
}
