import { iconTrash, IconButton, NumberField, TextField } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { fieldId, MEASURES, type PackageForm } from './saved-package-form.ts';

export interface SavedPackageRowProps {
  index: number;
  form: PackageForm;
  may_write: boolean;
  isRefused: (path: string) => boolean;
  onChange: (form: PackageForm) => void;
  onRemove: () => void;
}

/** One size: its name, sides and weight. */
export function SavedPackageRow({ index, form, may_write, isRefused, onChange, onRemove }: SavedPackageRowProps) {
  const { t } = useLocale();
  const number = index + 1;
  const name_error = () =>
    form.name.trim() === ''
      ? t('validate.required', { label: t('saved_package.name') })
      : t('saved_package.name_twice');
  return (
    <fieldset className="c-saved-package" disabled={!may_write} aria-label={t('saved_package.number', { number })}>
      <TextField
        id={fieldId(`${index}.name`)}
        label={t('saved_package.name')}
        required
        maxLength={60}
        value={form.name}
        error={isRefused(`${index}.name`) ? name_error() : undefined}
        onValueChange={(name) => onChange({ ...form, name })}
      />
      {MEASURES.map((field) => (
        <NumberField
          key={field}
          id={fieldId(`${index}.${field}`)}
          label={t(`label.${field}`)}
          unit={field === 'weight' ? 'kg' : 'cm'}
          required
          value={form[field]}
          error={
            isRefused(`${index}.${field}`)
              ? t(field === 'weight' ? 'saved_package.weight_range' : 'saved_package.side_range')
              : undefined
          }
          onValueChange={(text) => onChange({ ...form, [field]: text })}
        />
      ))}
      {may_write ? (
        <IconButton icon={iconTrash} label={t('saved_package.remove', { number })} onClick={onRemove} />
      ) : null}
    </fieldset>
  );
}
