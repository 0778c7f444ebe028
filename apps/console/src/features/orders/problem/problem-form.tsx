import type { AttemptWindow, InstructionKind, Order, OrderClaim, ParcelProblem } from '@sampan/contract';
import { moneyText, parseAmount, toMajor } from '@sampan/country-rules';
import { Banner, Button, CopyButton, RadioCards, type RadioCardOption } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { trackingLinkOf } from '../../../shared/routing/tracking-link.ts';
import { AddressFields, type Door } from './address-fields.tsx';
import { AttemptFields, NoteField, type Visit } from './attempt-fields.tsx';
import { ClaimFields, needsPhotos, type ClaimForm } from './claim-fields.tsx';
import { dayText, momentDay, windowText } from './problem-text.ts';
import type { ClaimBody } from './use-claim.ts';
import type { Instruction } from './use-problem.ts';

type Choice = Exclude<InstructionKind, 'pick_up'> | 'claim' | 'recipient';

/** People are at home then. */
const EVENING = '1800-2100';

export interface ProblemFormProps {
  order: Order;
  problem: ParcelProblem;
  claim: OrderClaim;
  busy: boolean;
  error: Error | null;
  onInstruct: (instruction: Instruction) => void;
  onClaim: (claim: ClaimBody) => void;
}

/** One question with its choices and prices; the button says what comes of it (look-v2 3). */
export function ProblemForm({ order, problem, claim, busy, error, onInstruct, onClaim }: ProblemFormProps) {
  const { t, errorText, locale, country, formatDays } = useLocale();
  const place = order.shipping_address?.coordinate;
  const given = problem.instruction;
  const usual = problem.attempt.obstacle === null ? 'attempt' : 'claim';
  const [kind, setKind] = useState<Choice>(given === null || given.kind === 'pick_up' ? usual : given.kind);
  const [visit, setVisit] = useState<Visit<AttemptWindow>>({
    day: given?.day ?? '',
    window: problem.attempt.windows.find((window) => window === given?.window) ?? EVENING,
    note: given?.note ?? '',
  });
  const [door, setDoor] = useState<Door>({
    street: place?.street ?? '',
    unit_number: place?.unit_number ?? '',
    note: '',
  });
  const [form, setForm] = useState<ClaimForm>({
    reason: claim.reasons[0] ?? 'lost',
    value: claim.cover === 0 ? '' : String(claim.cover),
    description: order.package_content,
    photos: [],
  });
  const [attempted, setAttempted] = useState(false);
  const settled = useSettledFields('door');
  // A page that stays open over midnight offers other days.
  const day = problem.attempt.days.includes(visit.day) ? visit.day : (problem.attempt.days[0] ?? '');
  const has_door = door.street.trim() !== '';
  const priceOf = (price: number | null) =>
    price === null ? undefined : price === 0 ? t('problem.free') : moneyText(price, problem.currency);

  const claimed = parseAmount(form.value, claim.currency);
  const sendClaim = () => {
    if (!claimed.ok || form.description.trim() === '' || needsPhotos(form)) return;
    onClaim({
      reason: form.reason,
      description: form.description.trim(),
      value: toMajor(claimed.amount_minor, claim.currency),
      photos: form.photos.map(({ data_base64, type }) => ({ data_base64, type })),
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (kind === 'attempt') return onInstruct({ kind, day, window: visit.window, note: visit.note.trim() });
    if (kind === 'return') return onInstruct({ kind, price: problem.return.price, note: visit.note.trim() });
    if (kind === 'claim') return sendClaim();
    if (kind === 'address' && has_door)
      onInstruct({ kind, street: door.street, unit_number: door.unit_number, note: door.note.trim() });
  };
  const { days_from, days_to } = problem.return;
  const { obstacle } = problem.attempt;
  // A choice that is not possible stays visible and says why.
  const possible =
    obstacle === null ? {} : { disabled: true, aside: undefined, detail: t(`problem.obstacle_${obstacle}`) };
  const options: (RadioCardOption & { value: Choice; says: string })[] = [
    {
      value: 'attempt',
      title: t('problem.attempt'),
      detail: t('problem.attempt_text'),
      aside: priceOf(problem.attempt.price),
      // No day is offered while nothing may be booked.
      says:
        day === '' ? '' : t('problem.submit_attempt', { day: dayText(locale, day), time: windowText(visit.window) }),
      below: <AttemptFields offered={problem.attempt} value={{ ...visit, day }} onChange={setVisit} />,
      ...possible,
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
          error={
            (attempted || settled.has('street')) && !has_door
              ? t('validate.required', { label: t('address.street') })
              : undefined
          }
          onChange={setDoor}
        />
      ),
      ...possible,
    },
    {
      value: 'recipient',
      title: t('problem.recipient'),
      detail: recipientObstacle() ?? t('problem.recipient_text'),
      says: '',
      ...(recipientObstacle() === undefined ? { aside: t('problem.free') } : { disabled: true }),
      ...possible,
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
      ...possible,
    },
    {
      value: 'claim',
      title: t('claim.title'),
      detail: t('claim.text'),
      says: t('claim.submit', {
        amount: claimed.ok ? moneyText(toMajor(claimed.amount_minor, claim.currency), claim.currency) : '',
      }),
      below: <ClaimFields claim={claim} value={form} attempted={attempted} onChange={setForm} />,
      ...(claim.obstacle === null ? {} : { disabled: true, detail: claimObstacle(claim) }),
      ...(claim.obstacle === 'not_yet' ? { aside: t('claim.not_yet_aside') } : {}),
    },
  ];
  function claimObstacle({ obstacle: why, possible_from }: OrderClaim): string {
    if (why === 'not_yet' && possible_from !== null)
      return t('claim.not_yet', { day: momentDay(locale, country, possible_from) });
    if (why === 'own_contract') return t('claim.obstacle_own_contract');
    return why === 'too_late' ? t('claim.obstacle_too_late') : t('claim.obstacle_not_shipped');
  }
  /** The page of the parcel offers what costs nothing and is booked at once, and never replaces what the company has chosen. */
  function recipientObstacle(): string | undefined {
    if (problem.by_email || problem.attempt.price !== 0) return t('problem.recipient_not_possible');
    return given === null ? undefined : t('problem.recipient_taken');
  }
  const chosen = options.find(({ value, disabled }) => value === kind && disabled !== true);
  return (
    <form className="c-problem__form" noValidate onSubmit={submit}>
      <RadioCards
        label={t('problem.choose')}
        options={options}
        value={chosen === undefined ? null : kind}
        onValueChange={(value) => setKind(value as Choice)}
      />
      {error === null ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {problem.by_email && obstacle === null ? <p className="s-dim">{t('problem.by_email')}</p> : null}
      {chosen === undefined ? null : (
        <div className="c-problem__foot">
          {kind === 'recipient' ? (
            <CopyButton
              variant="primary"
              text={trackingLinkOf(order.id)}
              label={t('tracking.share_copy')}
              copiedLabel={t('common.copied')}
            />
          ) : (
            <Button type="submit" variant="primary" busy={busy}>
              {chosen.says}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
