import type { Order } from '@sampan/contract';
import { SkeletonRows, StepIndicator } from '@sampan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { Brand } from '../../shared/brand/brand.tsx';
import { LanguageMenu } from '../../shared/locale/language-menu.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { updateSessionUser } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { ThemeMenu } from '../../shared/theme/theme-menu.tsx';
import { AddressStep } from './address-step.tsx';
import { PurchaseComplete } from './purchase-complete.tsx';
import { LabelStep } from './label-step.tsx';
import { doneCount, ONBOARD_STEPS, shownStep, type OnboardStep } from './onboard-steps.ts';
import { ParcelStep } from './parcel-step.tsx';
import { PersonStep } from './person-step.tsx';
import { useFirstParcel } from './use-first-parcel.ts';
import { useOnboarding, useSkipOnboarding } from './use-onboarding.ts';
import './onboard.css';

/**
 * /onboard, outside the sidebar layout (spec section 2): four steps from a new account to a printed label. What is done is
 * asked of the server, so that the steps go on anywhere; each can be left for later.
 */
export function OnboardPage() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { step: wanted } = useSearch({ from: '/onboard' });
  const state = useOnboarding();
  const skip = useSkipOnboarding();
  const [bought, setBought] = useState<Order | null>(null);
  const constants = useQuery({
    queryKey: queryKeys.constants,
    queryFn: ({ signal }) => api.getConstants(undefined, { signal }),
    staleTime: Infinity,
  });
  const is_ready = useFirstParcel(state.data?.open_order_id ?? null);

  useEffect(() => {
    // Shown once by itself (spec section 4: a first-login flag can be set to false).
    if (user.is_first_login) api.updateMe({ body: { is_first_login: false } }).then(updateSessionUser, () => undefined);
  }, [api, user.is_first_login]);

  const goTo = async (step: OnboardStep) => {
    await queries.invalidateQueries({ queryKey: queryKeys.onboarding });
    await navigate({ to: '/onboard', search: { step } });
  };
  const leave = () =>
    skip.mutate(undefined, {
      // Whether that was kept or not: the way out is never shut.
      onSettled: () => void navigate({ to: '/home' }),
    });
  const steps = state.data?.steps;
  const step = steps === undefined ? null : shownStep(wanted, steps);
  const is_demo = constants.data?.profile === 'demo';
  return (
    <div className="c-onboard">
      <header className="c-onboard__head">
        <Link to="/home" className="c-brand">
          <Brand size={26} />
        </Link>
        <div className="c-onboard__menus">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main id="main" className="c-onboard__main">
        <StepIndicator
          label={t('onboard.steps')}
          doneLabel={t('create.step_done')}
          progressLabel={(number, total) => t('create_label.step_of', { step: number, total })}
          steps={ONBOARD_STEPS.map((id) => ({ id, label: t(`onboard.step_${id}`) }))}
          current={bought !== null ? ONBOARD_STEPS.length : step === null ? 0 : ONBOARD_STEPS.indexOf(step)}
          {...(bought === null && steps !== undefined && doneCount(steps) > 0
            ? {
                renderDone: ({ id }: { id: string }, content: ReactNode, className: string) => (
                  <Link key={id} to="/onboard" search={{ step: id }} className={className}>
                    {content}
                  </Link>
                ),
              }
            : {})}
        />
        {state.isError ? <LoadError title={t('state.error_title')} query={state} /> : null}
        {bought !== null ? (
          <PurchaseComplete order={bought} />
        ) : step === null || !is_ready ? (
          state.isError ? null : (
            <SkeletonRows rows={4} rowHeight={72} label={t('common.loading')} />
          )
        ) : (
          <div key={step}>
            {step === 'person' ? <PersonStep onDone={() => void goTo('address')} onSkip={leave} /> : null}
            {step === 'address' ? <AddressStep onDone={() => void goTo('parcel')} onSkip={leave} /> : null}
            {step === 'parcel' ? (
              <ParcelStep onDone={() => void goTo('label')} onSkip={leave} with_sample={is_demo || user.is_test} />
            ) : null}
            {step === 'label' ? <LabelStep onBought={setBought} onSkip={leave} is_demo={is_demo} /> : null}
          </div>
        )}
      </main>
    </div>
  );
}
