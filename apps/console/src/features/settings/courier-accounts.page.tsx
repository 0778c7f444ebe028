import type { AccountCourier, CourierAccounts } from '@sampan/contract';
import { Banner, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { CourierAccountCard } from './courier-account-card.tsx';
import { CourierAccountDialog } from './courier-account-dialog.tsx';
import './courier-accounts.css';

/** /settings/courier-accounts: the company's own contracts with couriers. */
export function CourierAccountsPage() {
  const { t } = useLocale();
  const api = useApi();
  const query = useQuery({
    queryKey: queryKeys.courierAccounts,
    queryFn: ({ signal }) => api.listCourierAccounts(undefined, { signal }),
  });
  usePageTitle(t('courier_account.title'));
  return (
    <>
      <h1>{t('courier_account.title')}</h1>
      <p className="s-muted">{t('courier_account.lead')}</p>
      {query.data !== undefined ? (
        <Accounts accounts={query.data} />
      ) : query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : (
        <SkeletonRows rows={3} rowHeight={64} label={t('common.loading')} />
      )}
    </>
  );
}

function Accounts({ accounts }: { accounts: CourierAccounts }) {
  const { t } = useLocale();
  const [asked, setAsked] = useState<AccountCourier | null>(null);
  const { offered, records, is_live } = accounts;
  if (offered.length === 0) return <p>{t('courier_account.none')}</p>;
  return (
    <div className="c-settings__sections">
      <Banner tone="info">{t('courier_account.terms')}</Banner>
      {is_live ? null : <Banner tone="warning">{t('courier_account.test_only')}</Banner>}
      {offered.map(({ courier, courier_name }) => (
        <CourierAccountCard
          key={courier}
          name={courier_name}
          account={records.find((one) => one.courier === courier)}
          onConnect={() => setAsked(courier)}
        />
      ))}
      <CourierAccountDialog offered={offered.find(({ courier }) => courier === asked)} onClose={() => setAsked(null)} />
    </div>
  );
}
