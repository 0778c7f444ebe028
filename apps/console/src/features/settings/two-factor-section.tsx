import { canCall } from '@sampan/api-client';
import type { TwoFactor } from '@sampan/contract';
import { Banner, Button, ErrorBlock, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { TwoFactorDialog, type TwoFactorWork } from './two-factor-dialog.tsx';

/** Two-factor sign-in: whether it is on, and the ways to turn it on, get new recovery codes or turn it off. */
export function TwoFactorSection() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const [work, setWork] = useState<TwoFactorWork | null>(null);
  const state = useQuery({
    queryKey: queryKeys.twoFactor,
    queryFn: ({ signal }) => api.getTwoFactor(undefined, { signal }),
  });
  if (!canCall('startTwoFactor', user)) return null;
  return (
    <section className="c-card c-settings__section" aria-labelledby="security-two-factor">
      <h2 id="security-two-factor">{t('security.two_factor')}</h2>
      <p className="s-muted">{t('security.two_factor_text')}</p>
      {user.needs_two_factor ? <Banner tone="warning">{t('security.two_factor_needed')}</Banner> : null}
      {state.isPending ? <SkeletonRows rows={2} rowHeight={44} label={t('common.loading')} /> : null}
      {state.isError ? (
        <ErrorBlock
          title={locale.errorText(state.error)}
          retryLabel={t('common.try_again')}
          onRetry={() => void state.refetch()}
        />
      ) : null}
      {state.data === undefined ? null : state.data.is_on ? (
        <IsOn state={state.data} onWork={setWork} />
      ) : (
        <div>
          <Button onClick={() => setWork('turn_on')}>{t('security.two_factor_turn_on')}</Button>
        </div>
      )}
      <TwoFactorDialog work={work} onClose={() => setWork(null)} />
    </section>
  );
}

function IsOn({ state, onWork }: { state: TwoFactor; onWork: (work: TwoFactorWork) => void }) {
  const { t, formatDate } = useLocale();
  return (
    <>
      <Banner tone="success" title={t('security.two_factor_on', { date: formatDate(state.since ?? 0) })}>
        {t('security.two_factor_left', { left: state.recovery_codes_left })}
      </Banner>
      <div className="c-row">
        <Button onClick={() => onWork('renew_codes')}>{t('security.recovery_renew')}</Button>
        {state.is_required ? null : (
          <Button variant="quiet" onClick={() => onWork('turn_off')}>
            {t('security.two_factor_turn_off')}
          </Button>
        )}
      </div>
    </>
  );
}
