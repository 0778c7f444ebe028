import { buttonClass, Icon, iconCheck } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { doneCount, nextStepOf, ONBOARD_STEPS } from './onboard-steps.ts';
import { needsOnboarding } from '../../shared/session/needs-onboarding.ts';
import { useOnboarding } from './use-onboarding.ts';
import './setup-card.css';

/** 'Finish setting up' on Home, while a step to the first label is left. */
export function SetupCard() {
  const { t } = useLocale();
  const user = useUser();
  const { data } = useOnboarding(needsOnboarding(user));
  const next = data === undefined ? null : nextStepOf(data.steps);
  if (data === undefined || next === null) return null;
  return (
    <section className="c-card c-setup" aria-labelledby="setup-title">
      <div className="c-setup__text">
        <h2 id="setup-title">{t('onboard.card_title')}</h2>
        <p className="s-muted">
          {t('onboard.card_text', { done: doneCount(data.steps), total: ONBOARD_STEPS.length })}
        </p>
        <ul className="c-setup__steps">
          {ONBOARD_STEPS.map((step) => (
            <li key={step} className={data.steps[step] ? 'c-setup__step c-setup__step--done' : 'c-setup__step'}>
              <span className="c-setup__mark">{data.steps[step] ? <Icon shape={iconCheck} size={14} /> : null}</span>
              {t(`onboard.step_${step}`)}
              {data.steps[step] ? <span className="s-visually-hidden">{`, ${t('create.step_done')}`}</span> : null}
            </li>
          ))}
        </ul>
      </div>
      <Link to="/onboard" search={{}} className={buttonClass({ variant: 'primary' })}>
        {t('onboard.card_action')}
      </Link>
    </section>
  );
}
