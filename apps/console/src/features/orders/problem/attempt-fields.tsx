import { RadioCards, Select, TextField } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { dayText, windowText } from './problem-text.ts';

export interface Visit<W extends string> {
  day: string;
  window: W;
  note: string;
}

export interface AttemptFieldsProps<W extends string> {
  offered: { readonly days: readonly string[]; readonly windows: readonly W[] };
  value: Visit<W>;
  onChange: (value: Visit<W>) => void;
}

/** Day, time and a note for the driver. */
export function AttemptFields<W extends string>({ offered, value, onChange }: AttemptFieldsProps<W>) {
  const { t, locale } = useLocale();
  return (
    <div className="c-attempt">
      <RadioCards
        label={t('problem.day')}
        labelHidden
        layout="grid"
        options={offered.days.map((day) => ({ value: day, title: dayText(locale, day) }))}
        value={value.day}
        onValueChange={(day) => onChange({ ...value, day })}
      />
      <div className="c-attempt__pair">
        <Select
          label={t('problem.window')}
          value={value.window}
          options={offered.windows.map((window) => ({ value: window, label: windowText(window) }))}
          onValueChange={(window) => onChange({ ...value, window: window as W })}
        />
        <NoteField value={value.note} onChange={(note) => onChange({ ...value, note })} />
      </div>
    </div>
  );
}

export function NoteField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLocale();
  return (
    <TextField label={t('problem.note')} maxLength={120} value={value} onValueChange={onChange} autoComplete="off" />
  );
}
