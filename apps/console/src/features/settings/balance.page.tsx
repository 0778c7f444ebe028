import { Banner, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { AutomaticSection } from './balance-automatic.tsx';
import { LowBalanceSection } from './balance-low.tsx';

/** /settings/balance: when to be told that the balance is low, and whether it is filled by itself. */
export function BalancePage() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const by_invoice = user.payment_type === 'post_billing';
  const query = useQuery({
    queryKey: queryKeys.balanceSetting,
    queryFn: ({ signal }) => api.getBalanceSetting(undefined, { signal }),
    enabled: !by_invoice,
  });
  usePageTitle(t('balance.title'));
  return (
    <>
      <h1>{t('balance.title')}</h1>
      {by_invoice ? (
        <Banner tone="info">{t('balance.by_invoice')}</Banner>
      ) : query.data !== undefined ? (
        <div className="c-settings__sections">
          <LowBalanceSection setting={query.data} />
          <AutomaticSection setting={query.data} />
        </div>
      ) : query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : (
        <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
      )}
    </>
  );
}
