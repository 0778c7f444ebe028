import type { ParcelProblem } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, Button } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { dayText, windowText } from './problem-text.ts';

export interface GivenInstructionProps {
  problem: ParcelProblem;
  busy: boolean;
  /** Absent for people who may not change it. */
  onChange?: () => void;
  onWithdraw?: () => void;
}

/** What the courier was told, by whom, and the way back. */
export function GivenInstruction({ problem, busy, onChange, onWithdraw }: GivenInstructionProps) {
  const { t, locale } = useLocale();
  const given = problem.instruction;
  if (given === null) return null;
  const values = {
    day: given.day === null ? '' : dayText(locale, given.day),
    time: given.window === null ? '' : windowText(given.window),
    price: moneyText(given.price, problem.currency),
  };
  const is_unanswered = given.state === 'booking' || given.state === 'withdrawing';
  const word = given.state === 'booked' ? given.kind : given.state;
  return (
    <Banner tone="info" title={t(`problem.given_${word}`, values)}>
      {given.state === 'booked' ? null : <p>{t(`problem.${given.state}_text`)}</p>}
      {given.by === '' ? null : <p>{t('problem.given_by', { name: given.by })}</p>}
      {given.note === '' ? null : <p>{given.note}</p>}
      {onChange === undefined || is_unanswered ? null : (
        <div className="c-problem__again">
          <Button size="sm" onClick={onChange}>
            {t('problem.change')}
          </Button>
          <Button size="sm" variant="quiet" busy={busy} onClick={onWithdraw}>
            {t('problem.withdraw')}
          </Button>
        </div>
      )}
    </Banner>
  );
}
