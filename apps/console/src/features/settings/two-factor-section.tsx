import { canCall } from '@sampan/api-client';
import type { TwoFactor } from '@sampan/contract';
import { Banner, ErrorBlock, SkeletonRows } from '@sampan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { CodeForm } from '../../shared/credentials/code-form.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Two-factor sign-in: set up with an authenticator app, recovery codes once, turned off with a last code. */
export function TwoFactorSection() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useQuery({
    queryKey: queryKeys.twoFactor,
    queryFn: ({ signal }) => api.getTwoFactor(undefined, { signal }),
  });
  if (!canCall('startTwoFactor', user)) return null;
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.twoFactor });
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
      {codes === null ? null : <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {state.data === undefined || codes !== null ? null : state.data.is_on ? (
        <TurnOff state={state.data} onOff={refresh} />
      ) : (
        <TwoFactorSetup
          onConfirmed={(recovery_codes) => {
            setCodes(recovery_codes);
            void queries.invalidateQueries({ queryKey: queryKeys.sessions });
            void refresh();
          }}
        />
      )}
    </section>
  );
}

function TurnOff({ state, onOff }: { state: TwoFactor; onOff: () => Promise<void> }) {
  const { t, formatDate } = useLocale();
  const api = useApi();
  return (
    <>
      <Banner tone="success" title={t('security.two_factor_on', { date: formatDate(state.since ?? 0) })}>
        {t('security.two_factor_left', { left: state.recovery_codes_left })}
      </Banner>
      {state.is_required ? null : (
        <CodeForm
          hint={t('security.two_factor_off_hint')}
          action={t('security.two_factor_turn_off')}
          busy={t('common.saving')}
          call={(otp) => api.stopTwoFactor({ body: { otp } })}
          onSuccess={() => {
            showToast(t('security.two_factor_off_done'));
            void onOff();
          }}
        />
      )}
    </>
  );
}
