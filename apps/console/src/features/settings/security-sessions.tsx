import { canCall } from '@sampan/api-client';
import { Banner, Button, ErrorBlock, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { SecuritySession } from './security-session.tsx';
import { SignOutOthersDialog } from './sign-out-others-dialog.tsx';
import { useRevokeSession } from './use-revoke-session.ts';

/** Where the person is signed in: this device first; each other one, or all of them, can be signed out (trust 4.2). */
export function SecuritySessions() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const [asks, setAsks] = useState(false);
  const revoke = useRevokeSession();
  const sessions = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => api.listSessions(undefined, { signal }),
  });
  const history = useQuery({
    queryKey: queryKeys.loginHistory,
    queryFn: ({ signal }) => api.trackLogin(undefined, { signal }),
  });
  const previous = history.data?.previous ?? null;
  const records = sessions.data?.records ?? [];
  const others = records.filter(({ is_current }) => !is_current);
  const may_revoke = canCall('revokeSession', user);
  return (
    <section className="c-card c-settings__section" aria-labelledby="security-sessions">
      <h2 id="security-sessions">{t('security.sessions')}</h2>
      <p className="s-muted">{t('security.sessions_text')}</p>
      {previous === null ? null : (
        <p className="s-muted">
          {t('security.previous', {
            when: locale.formatMoment(previous.created_at),
            device: previous.device || t('security.device_unknown'),
          })}
        </p>
      )}
      {revoke.isError ? <Banner tone="danger">{errorTextWithWait(locale, revoke.error)}</Banner> : null}
      {sessions.isError && sessions.data === undefined ? (
        <ErrorBlock
          title={t('security.sessions_failed')}
          retryLabel={t('common.try_again')}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        >
          {errorTextWithWait(locale, sessions.error)}
        </ErrorBlock>
      ) : sessions.data === undefined ? (
        <SkeletonRows rows={2} rowHeight={72} label={t('common.loading')} />
      ) : (
        <>
          <ul className="c-security__list" aria-labelledby="security-sessions">
            {records.map((session) => (
              <SecuritySession
                key={session.id}
                session={session}
                is_ending={revoke.isPending && revoke.variables === session.id}
                onSignOut={may_revoke && !session.is_current ? () => revoke.mutate(session.id) : null}
              />
            ))}
          </ul>
          {others.length === 0 ? (
            <p className="s-muted">{t('security.only_here')}</p>
          ) : may_revoke ? (
            <div>
              <Button onClick={() => setAsks(true)}>{t('security.sign_out_others')}</Button>
            </div>
          ) : null}
        </>
      )}
      <SignOutOthersDialog open={asks} onClose={() => setAsks(false)} />
    </section>
  );
}
