import type { AttemptWindow, ParcelProblem } from '@sampan/contract';
import { RadioCards, Select, TextField } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { dayText, windowText } from './problem-text.ts';

export interface Visit {
  day: string;
  window: AttemptWindow;
  note: string;
}

export interface AttemptFieldsProps {
  attempt: ParcelProblem['attempt'];
  value: Visit;
  onChange: (value: Visit) => void;
}

/** Day, time and a note for the driver. */
export function AttemptFields({ attempt, value, onChange }: AttemptFieldsProps) {
  const { t, locale } = useLocale();
  return (
    <div className="c-attempt">
      <RadioCards
        label={t('problem.day')}
        labelHidden
        layout="grid"
        options={attempt.days.map((day) => ({ value: day, title: dayText(locale, day) }))}
        value={value.day}
        onValueChange={(day) => onChange({ ...value, day })}
      />
      <div className="c-attempt__pair">
        <Select
          label={t('problem.window')}
          value={value.window}
          options={attempt.windows.map((window) => ({ value: window, label: windowText(window) }))}
          onValueChange={(window) => onChange({ ...value, window: window as AttemptWindow })}
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
