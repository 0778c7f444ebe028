import { buttonClass, Icon, iconAlert, iconBox, iconCalendar, iconCheck, iconPlus, iconPrint } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { nextStepOf, type Figures, type NextStep } from './next-step.ts';

const LOOKS = {
  problem: iconAlert,
  buy: iconBox,
  print: iconPrint,
  hand_over: iconCalendar,
  first: iconPlus,
  none: iconCheck,
} as const;

/** The next best action as one card with one button. */
export function NextAction({ figures }: { figures: Figures | undefined }) {
  const { t } = useLocale();
  const user = useUser();
  if (figures === undefined) return <div className="c-card c-next" aria-busy="true" />;
  const step = nextStepOf(figures);
  const texts: Record<NextStep, string> = {
    problem: t('home.action_problem', { count: figures.problem }),
    buy: t('home.action_buy', { count: figures.to_buy }),
    print: t('home.action_print', { count: figures.to_print }),
    hand_over: t('home.action_hand_over', { count: figures.to_hand_over }),
    first: t('home.action_first'),
    none: t('home.action_none'),
  };
  const look = buttonClass({ variant: 'primary' });
  return (
    <section className={`c-card c-next c-next--${step}`} aria-labelledby="next-title">
      <span className="c-next__mark">
        <Icon shape={LOOKS[step]} size={22} />
      </span>
      <div className="c-next__text">
        <h2 id="next-title" className="c-next__heading">
          {t('home.next_action')}
        </h2>
        <p>{texts[step]}</p>
      </div>
      {step === 'problem' ? (
        <Link to="/orders/$list" params={{ list: 'in-transit' }} search={{ problem: 'true' }} className={look}>
          {t('common.view')}
        </Link>
      ) : null}
      {step === 'buy' || step === 'print' || step === 'hand_over' ? (
        <Link
          to="/orders/$list"
          params={{ list: step === 'buy' ? 'new' : 'pick-up' }}
          search={step === 'print' ? { unprinted: 'true' } : {}}
          className={look}
        >
          {t('common.open')}
        </Link>
      ) : null}
      {(step === 'first' || step === 'none') && mayAddOrder(user) ? (
        <Link
          to="/orders/create_label/$step"
          params={{ step: '1+customer_address' }}
          search={{ new: 'true' }}
          className={look}
        >
          {t('order.empty_action')}
        </Link>
      ) : null}
    </section>
  );
}
