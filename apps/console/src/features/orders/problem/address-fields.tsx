import type { Coordinate } from '@sampan/contract';
import { TextField } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { NoteField } from './attempt-fields.tsx';

export interface Door {
  street: string;
  unit_number: string;
  note: string;
}

export interface AddressFieldsProps {
  /** Where the parcel was bought to: its area stays. */
  place: Coordinate | undefined;
  value: Door;
  error: string | undefined;
  onChange: (value: Door) => void;
}

/** The corrected door within the area of the label. */
export function AddressFields({ place, value, error, onChange }: AddressFieldsProps) {
  const { t } = useLocale();
  const area = [place?.post_code, place?.city, place?.state].filter((part) => part !== undefined && part !== '');
  return (
    <div className="c-attempt">
      <TextField
        id="door-street"
        label={t('address.street')}
        required
        maxLength={200}
        value={value.street}
        error={error}
        onValueChange={(street) => onChange({ ...value, street })}
        autoComplete="off"
      />
      <div className="c-attempt__pair">
        <TextField
          label={t('address.unit_number')}
          maxLength={40}
          value={value.unit_number}
          onValueChange={(unit_number) => onChange({ ...value, unit_number })}
          autoComplete="off"
        />
        <NoteField value={value.note} onChange={(note) => onChange({ ...value, note })} />
      </div>
      <p className="s-dim">{t('problem.area', { area: [...new Set(area)].join(' ') })}</p>
    </div>
  );
}
