import type { PackageForm } from '@sampan/stores/order-draft';
import { TextField } from '@sampan/ui';
import { PurposeField } from '../../../shared/customs/purpose-field.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface CustomsFieldsProps {
  form: Pick<PackageForm, 'purpose' | 'explanation'>;
  onChange: (part: Partial<Pick<PackageForm, 'purpose' | 'explanation'>>) => void;
  onBlur: () => void;
  /** Beside the explanation. */
  error: string | undefined;
}

/** Why a parcel crosses a border: one of the categories of forms CN 22 and CN 23, which have one for the whole parcel. */
export function CustomsFields({ form, onChange, onBlur, error }: CustomsFieldsProps) {
  const { t } = useLocale();
  return (
    <section className="c-card c-stack" aria-labelledby="customs-title">
      <div>
        <h2 id="customs-title">{t('create.customs')}</h2>
        <p className="s-field__hint">{t('create.customs_hint')}</p>
      </div>
      <PurposeField
        id="package-purpose"
        label={t('label.customs_purpose')}
        required
        value={form.purpose}
        onChange={(purpose) => {
          if (purpose !== null) onChange({ purpose });
        }}
      />
      {form.purpose === 'other' ? (
        <TextField
          id="package-explanation"
          label={t('label.customs_explanation')}
          hint={t('create.explanation_hint')}
          required
          maxLength={60}
          value={form.explanation}
          error={error}
          onBlur={onBlur}
          onValueChange={(explanation) => onChange({ explanation })}
        />
      ) : null}
    </section>
  );
}
