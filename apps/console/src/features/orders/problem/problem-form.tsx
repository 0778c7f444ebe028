import type { InstructionKind, Order, ParcelProblem } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, Button, RadioCards, type RadioCardOption } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { AddressFields, type Door } from './address-fields.tsx';
import { AttemptFields, NoteField, type Visit } from './attempt-fields.tsx';
import { dayText, windowText } from './problem-text.ts';
import type { Instruction } from './use-problem.ts';

/** People are at home then. */
const EVENING = '1800-2100';

export interface ProblemFormProps {
  order: Order;
  problem: ParcelProblem;
  busy: boolean;
  error: Error | null;
  onInstruct: (instruction: Instruction) => void;
}

/** One question with its choices and prices; the button says what comes of it (look-v2 3). */
export function ProblemForm({ order, problem, busy, error, onInstruct }: ProblemFormProps) {
  const { t, errorText, locale, formatDays } = useLocale();
  const place = order.shipping_address?.coordinate;
  const given = problem.instruction;
  const [kind, setKind] = useState<InstructionKind>(given?.kind ?? 'attempt');
  const [visit, setVisit] = useState<Visit>({
    day: given?.day ?? '',
    window: given?.window ?? EVENING,
    note: given?.note ?? '',
  });
  const [door, setDoor] = useState<Door>({
    street: place?.street ?? '',
    unit_number: place?.unit_number ?? '',
    note: '',
  });
  const [attempted, setAttempted] = useState(false);
  // A page that stays open over midnight offers other days.
  const day = problem.attempt.days.includes(visit.day) ? visit.day : (problem.attempt.days[0] ?? '');
  const has_door = door.street.trim() !== '';
  const priceOf = (price: number | null) =>
    price === null ? undefined : price === 0 ? t('problem.free') : moneyText(price, problem.currency);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (kind === 'attempt') return onInstruct({ kind, day, window: visit.window, note: visit.note.trim() });
    if (kind === 'return') return onInstruct({ kind, price: problem.return.price, note: visit.note.trim() });
    if (has_door) onInstruct({ kind, street: door.street, unit_number: door.unit_number, note: door.note.trim() });
  };
  const { days_from, days_to } = problem.return;
  const options: (RadioCardOption & { value: InstructionKind; says: string })[] = [
    {
      value: 'attempt',
      title: t('problem.attempt'),
      detail: t('problem.attempt_text'),
      aside: priceOf(problem.attempt.price),
      says: t('problem.submit_attempt', { day: dayText(locale, day), time: windowText(visit.window) }),
      below: <AttemptFields attempt={problem.attempt} value={{ ...visit, day }} onChange={setVisit} />,
    },
    {
      value: 'address',
      title: t('problem.address'),
      detail: t('problem.address_text'),
      aside: priceOf(problem.address.price),
      says: t('problem.submit_address'),
      below: (
        <AddressFields
          place={place}
          value={door}
          error={attempted && !has_door ? t('validate.required', { label: t('address.street') }) : undefined}
          onChange={setDoor}
        />
      ),
    },
    {
      value: 'return',
      title: t('problem.return'),
      detail:
        days_from === null || days_to === null
          ? t('problem.return_unpriced')
          : t('problem.return_text', { days: formatDays(days_from, days_to) }),
      aside: priceOf(problem.return.price),
      says:
        problem.return.price === null
          ? t('problem.submit_return_unpriced')
          : t('problem.submit_return', { price: moneyText(problem.return.price, problem.currency) }),
      below: <NoteField value={visit.note} onChange={(note) => setVisit({ ...visit, note })} />,
    },
  ];
  return (
    <form className="c-problem__form" noValidate onSubmit={submit}>
      <RadioCards
        label={t('problem.choose')}
        options={options}
        value={kind}
        onValueChange={(value) => setKind(value as InstructionKind)}
      />
      {error === null ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {problem.by_email ? <p className="s-dim">{t('problem.by_email')}</p> : null}
      <div className="c-problem__foot">
        <Button type="submit" variant="primary" busy={busy}>
          {options.find(({ value }) => value === kind)?.says ?? ''}
        </Button>
      </div>
    </form>
  );
}
