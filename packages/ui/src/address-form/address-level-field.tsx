import type { LevelPlace } from '@sampan/stores/address';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { Translate } from '../translate.ts';
import type { LevelState } from './use-level-options.ts';

export type AddressLevelFieldProps = {
  id: string;
  label: string;
  state: LevelState;
  value: string;
  required: boolean;
  error: string | undefined;
  disabled: boolean;
  autoComplete: string;
  t: Translate;
  /** Message key of the level above, named while that one must be chosen first. */
  above: string | undefined;
  onPick: (name: string, place: LevelPlace | undefined) => void;
  onBlur: () => void;
};

/** One level of the cascade: a list, or a typed field where no list can be had. */
export function AddressLevelField({
  id,
  label,
  state,
  value,
  required,
  error,
  disabled,
  autoComplete,
  t,
  above,
  onPick,
  onBlur,
}: AddressLevelFieldProps) {
  if (state.status === 'ready' && state.places.length === 0) {
    return (
      <TextField
        id={id}
        label={label}
        required={required}
        error={error}
        disabled={disabled}
        autoComplete={autoComplete}
        value={value}
        onBlur={onBlur}
        onValueChange={(text) => onPick(text, undefined)}
      />
    );
  }
  const names = state.places.map((place) => place.name);
  // A name that came from the map or an older order stays visible even when the list spells it differently.
  const shown = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <Select
      id={id}
      label={label}
      required={required}
      error={error}
      disabled={disabled || state.status === 'blocked'}
      loading={state.status === 'loading' && value === ''}
      loadingLabel={t('address.loading')}
      placeholder={
        state.status === 'blocked' && above !== undefined
          ? t('address.choose_first', { label: t(above) })
          : t('address.choose')
      }
      autoComplete={autoComplete}
      options={shown.map((name) => ({ value: name, label: name }))}
      value={value}
      onBlur={onBlur}
      onValueChange={(name) =>
        onPick(
          name,
          state.places.find((place) => place.name === name),
        )
      }
    />
  );
}
