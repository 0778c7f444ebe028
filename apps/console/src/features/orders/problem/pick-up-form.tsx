import type { Order, ParcelProblem, PickUpWindow } from '@sampan/contract';
import { Banner, Button, Checkbox } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { AttemptFields, type Visit } from './attempt-fields.tsx';
import { useMissedWith } from './use-missed-with.ts';
import { dayText, windowText } from './problem-text.ts';
import type { Instruction } from './use-problem.ts';

export interface PickUpFormProps {
  order: Order;
  problem: ParcelProblem;
  busy: boolean;
  error: Error | null;
  /** For this parcel, and for others that the same driver left. */
  onInstruct: (instruction: Instruction, others: readonly string[]) => void;
}

/** Another pick-up of a parcel that its courier did not fetch. Nothing else can be done yet but to cancel it. */
export function PickUpForm({ order, problem, busy, error, onInstruct }: PickUpFormProps) {
  const { t, errorText, locale } = useLocale();
  const { instruction: given, pick_up } = problem;
  const [visit, setVisit] = useState<Visit<PickUpWindow>>({
    day: given?.day ?? '',
    window: pick_up.windows.find((window) => window === given?.window) ?? '0900-1200',
    note: given?.note ?? '',
  });
  const others = useMissedWith(order, given === null);
  const [with_others, setWithOthers] = useState(false);
  // A page that stays open over midnight offers other days.
  const day = pick_up.days.includes(visit.day) ? visit.day : (pick_up.days[0] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onInstruct(
      { kind: 'pick_up', day, window: visit.window, note: visit.note.trim() },
      with_others ? others.map(({ id }) => id) : [],
    );
  };
  return (
    <form className="c-problem__form" noValidate onSubmit={submit}>
      <div>
        <strong>{t('problem.pick_up')}</strong>
        <p>{t('problem.pick_up_text')}</p>
      </div>
      <AttemptFields offered={pick_up} value={{ ...visit, day }} onChange={setVisit} />
      {others.length === 0 ? null : (
        <Checkbox
          label={t('problem.others', { count: others.length })}
          checked={with_others}
          onCheckedChange={setWithOthers}
        />
      )}
      {error === null ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {problem.by_email ? <p className="s-dim">{t('problem.by_email')}</p> : null}
      <p className="s-dim">{t('problem.pick_up_cancel')}</p>
      <div className="c-problem__foot">
        <Button type="submit" variant="primary" busy={busy}>
          {t('problem.submit_attempt', { day: dayText(locale, day), time: windowText(visit.window) })}
        </Button>
      </div>
    </form>
  );
}
