import { canCall } from '@sampan/api-client';
import type { SocialLoginList } from '@sampan/contract';
import { Banner, Button, ErrorBlock, SkeletonRows } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { beginSocialFlow } from '../auth/social-flow.ts';
import { SocialMark } from '../auth/social-mark.tsx';
import { PROVIDER_NAMES, useSocialProviders } from '../auth/social-providers.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';

type SocialLogin = SocialLoginList['records'][number];

/** The providers somebody can sign in with: connecting leads to the provider and back, the only way in stays. */
export function SocialSection() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const logins = useQuery({
    queryKey: queryKeys.socialLogins,
    queryFn: async ({ signal }) => (await api.listSocialLogins(undefined, { signal })).records,
  });
  const { data: clients = [] } = useSocialProviders();
  const unlink = useMutation({
    mutationFn: (provider: SocialLogin['provider']) => api.unlinkSocialLogin({ params: { id: provider } }),
    onSuccess: async (_done, provider) => {
      await queries.invalidateQueries({ queryKey: queryKeys.socialLogins });
      showToast(t('social.unlinked', { provider: PROVIDER_NAMES[provider] }));
    },
  });
  if (logins.data?.length === 0) return null;
  const may_change = canCall('linkSocialLogin', user);
  const buttonOf = ({ provider, linked }: SocialLogin) => {
    const name = PROVIDER_NAMES[provider];
    const client = clients.find((offered) => offered.provider === provider);
    if (!may_change) return null;
    if (linked !== null)
      return linked.may_unlink ? (
        <Button
          aria-label={t('social.disconnect_named', { provider: name })}
          busy={unlink.isPending && unlink.variables === provider}
          busyLabel={t('common.saving')}
          onClick={() => unlink.mutate(provider)}
        >
          {t('social.disconnect')}
        </Button>
      ) : null;
    if (client === undefined) return null;
    return (
      <Button
        aria-label={t('social.connect_named', { provider: name })}
        onClick={() => beginSocialFlow(client, { purpose: 'link', next: null })}
      >
        {t('social.connect')}
      </Button>
    );
  };
  return (
    <section id="social" className="c-card c-settings__section">
      <h2>{t('social.title')}</h2>
      <p className="s-muted">{t('social.text')}</p>
      {unlink.isError ? <Banner tone="danger">{locale.errorText(unlink.error)}</Banner> : null}
      {logins.isPending ? <SkeletonRows rows={2} rowHeight={64} label={t('common.loading')} /> : null}
      {logins.isError ? (
        <ErrorBlock
          title={locale.errorText(logins.error)}
          retryLabel={t('common.try_again')}
          onRetry={() => void logins.refetch()}
        />
      ) : null}
      {logins.data === undefined ? null : (
        <ul className="c-social__list">
          {logins.data.map((login) => (
            <li key={login.provider} className="c-social__row">
              <SocialMark provider={login.provider} />
              <span className="c-social__who">
                <strong>{PROVIDER_NAMES[login.provider]}</strong>
                <SocialState login={login} />
              </span>
              {buttonOf(login)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** As whom it is connected, since when it was used, and why it cannot go. */
function SocialState({ login: { linked, is_offered } }: { login: SocialLogin }) {
  const { t, formatMoment } = useLocale();
  if (linked === null) return <span className="s-muted">{t('social.not_connected')}</span>;
  return (
    <>
      <span className="s-muted">
        {linked.email === '' ? t('social.connected') : t('social.connected_as', { email: linked.email })}
      </span>
      {linked.last_used_at === null ? null : (
        <span className="s-muted">{t('social.last_used', { when: formatMoment(linked.last_used_at) })}</span>
      )}
      {is_offered ? null : <span className="s-muted">{t('social.not_offered')}</span>}
      {linked.may_unlink ? null : <span className="s-muted">{t('social.only_way')}</span>}
    </>
  );
}
