import type { NotificationKind } from '@sampan/contract';
import { canCall } from '@sampan/api-client';
import { Banner, Checkbox, SkeletonRows } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';

const NOTIFICATION_KINDS = [
  'sale',
  'address_confirmed',
  'parcel_problem',
  'cod_settled',
  'adjustment',
  'invoice',
  'referral',
  'low_balance',
] as const satisfies readonly NotificationKind[];

/** /settings/notifications: what the signed-in person is emailed about. Each choice holds at once; there is nothing to save. */
export function NotificationsPage() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const query = useQuery({
    queryKey: queryKeys.notificationChoices,
    queryFn: ({ signal }) => api.getNotificationChoices(undefined, { signal }),
  });
  const save = useMutation({
    mutationFn: (change: Partial<Record<NotificationKind, boolean>>) => api.saveNotificationChoices({ body: change }),
    onSuccess: (choices) => {
      queries.setQueryData(queryKeys.notificationChoices, choices);
      showToast(t('notification.saved'));
    },
  });
  usePageTitle(t('notification.title'));
  const shown = query.data === undefined ? undefined : { ...query.data, ...(save.isPending ? save.variables : {}) };
  return (
    <>
      <h1>{t('notification.title')}</h1>
      <div className="c-settings__sections">
        {save.error === null ? null : <Banner tone="danger">{locale.errorText(save.error)}</Banner>}
        {query.isError ? <LoadError title={t('state.error_title')} query={query} /> : null}
        <section className="c-card c-settings__section" aria-labelledby="choices-title">
          <h2 id="choices-title">{t('notification.title')}</h2>
          <p className="s-muted">
            {t('notification.text')}{' '}
            {user.email !== '' && user.is_mail_verified
              ? t('notification.to', { email: user.email })
              : t('notification.no_mailbox')}
          </p>
          {shown === undefined ? (
            query.isError ? null : (
              <SkeletonRows rows={NOTIFICATION_KINDS.length} rowHeight={56} label={t('common.loading')} />
            )
          ) : (
            <div className="c-settings__choices">
              {NOTIFICATION_KINDS.map((kind) => (
                <Checkbox
                  key={kind}
                  label={t(`notification.${kind}`)}
                  hint={t(`notification.${kind}_text`)}
                  checked={shown[kind]}
                  disabled={save.isPending || !canCall('saveNotificationChoices', user)}
                  onCheckedChange={(is_on) => save.mutate({ [kind]: is_on })}
                />
              ))}
            </div>
          )}
        </section>
        <section className="c-card c-settings__section" aria-labelledby="always-title">
          <h2 id="always-title">{t('notification.always')}</h2>
          <p className="s-muted">{t('notification.always_text')}</p>
        </section>
      </div>
    </>
  );
}
