import type { AttemptWindow, DeliveryAttempt } from '@sampan/contract';
import { Banner, Button, RadioCards, Select, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { dayText, windowText } from './attempt-text.ts';
import type { Wish } from './use-attempt.ts';

/** People are at home then. */
const EVENING: AttemptWindow = '1800-2100';

export interface AttemptFormProps {
  attempt: DeliveryAttempt;
  busy: boolean;
  error: Error | null;
  onBook: (wish: Wish) => void;
}

/** Day, time and a note for another delivery; the button says what it books. */
export function AttemptForm({ attempt, busy, error, onBook }: AttemptFormProps) {
  const { t, errorText, language } = useLocale();
  const [chosen, setDay] = useState(attempt.booked?.day ?? '');
  const [window, setWindow] = useState<AttemptWindow>(attempt.booked?.window ?? EVENING);
  const [note, setNote] = useState(attempt.booked?.note ?? '');
  // A page that stays open over midnight offers other days.
  const day = attempt.days.includes(chosen) ? chosen : (attempt.days[0] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onBook({ day, window, note: note.trim() });
  };
  return (
    <form className="c-attempt" noValidate onSubmit={submit}>
      <RadioCards
        label={t('attempt.day')}
        layout="grid"
        options={attempt.days.map((value) => ({ value, title: dayText(language, value) }))}
        value={day}
        onValueChange={setDay}
      />
      <div className="c-attempt__pair">
        <Select
          label={t('attempt.window')}
          value={window}
          options={attempt.windows.map((value) => ({ value, label: windowText(value) }))}
          onValueChange={(value) => setWindow(value as AttemptWindow)}
        />
        <TextField label={t('attempt.note')} maxLength={120} value={note} onValueChange={setNote} autoComplete="off" />
      </div>
      {error === null ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <Button type="submit" variant="primary" busy={busy}>
        {t('attempt.book', { day: dayText(language, day), time: windowText(window) })}
      </Button>
    </form>
  );
}
