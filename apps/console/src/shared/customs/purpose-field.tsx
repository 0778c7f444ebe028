import type { CustomsPurpose } from '@sampan/contract';
import { Select } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { PURPOSES, purposeName } from './purpose-name.ts';

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
      options={PURPOSES.map((each) => ({ value: each, label: purposeName(t, each) }))}
      value={value ?? ''}
      onValueChange={(chosen) => onChange(PURPOSES.find((one) => one === chosen) ?? null)}
    />
  );
}
