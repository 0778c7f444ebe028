import { canCall } from '@sampan/api-client';
import type { CountryCode } from '@sampan/country-rules';
import { Button, Drawer } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { DownloadButton } from '../../../shared/files/download-button.tsx';
import { changedSearch, orderListQueryOf, type OrderSearch } from './order-search.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { CodTotalsView } from '../../cod/cod-totals.view.tsx';
import { SettlementList } from '../../cod/settlement-list.tsx';

/** The filters of the list alone: for what is asked of all its parcels, and not of one page. */
function filtersOf(search: OrderSearch, country: CountryCode): Record<string, string> {
  const {
    page: _page,
    per_page: _size,
    sort: _sort,
    cursor: _cursor,
    ...filters
  } = orderListQueryOf('cod', search, country);
  return filters;
}

/** Above the list of COD parcels: what stands in each state over the same filters, the list as a file, and the settlements. */
export function CodHead({ search }: { search: OrderSearch }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const [showing, setShowing] = useState(false);
  const user = useUser();
  const filters = filtersOf(search, user.country_code);
  // The strip shows every stage while the list shows one.
  const { cash: _cash, ...without_cash } = search;
  const of_all = filtersOf(without_cash, user.country_code);
  const totals = useQuery({
    queryKey: queryKeys.codTotals(of_all),
    queryFn: ({ signal }) => api.getCodTotals({ query: of_all as never }, { signal }),
  });
  const actions = (
    <>
      <DownloadButton
        label={t('cod.export')}
        size="sm"
        ask={() => api.downloadCodList({ query: { ...filters, language: locale.language } as never })}
      />
      <Button size="sm" onClick={() => setShowing(true)}>
        {t('cod.settlements')}
      </Button>
    </>
  );
  return (
    <>
      {totals.isError ? (
        <div className="c-cod-failed">
          <LoadError title={t('cod.totals_error')} query={totals} />
          <div className="c-cod-bar">{actions}</div>
        </div>
      ) : (
        <CodTotalsView
          totals={totals.data}
          current={search.cash}
          actions={actions}
          payoutLink={
            canCall('createPayout', user) ? (
              <Link to="/histories/payouts" search={{}}>
                {t('payout.pay_out')}
              </Link>
            ) : null
          }
          renderLink={(state, content, className, is_current) => (
            <Link
              key={state}
              to="/orders/$list"
              params={{ list: 'cod' }}
              search={changedSearch(search, { cash: is_current ? undefined : state, order: undefined })}
              className={className}
              resetScroll={false}
              activeOptions={{ exact: true }}
              {...(is_current ? { 'aria-current': 'true' as const } : {})}
            >
              {content}
            </Link>
          )}
        />
      )}
      <Drawer
        open={showing}
        onClose={() => setShowing(false)}
        title={t('cod.settlements')}
        closeLabel={t('common.close')}
      >
        {showing ? <SettlementList /> : null}
      </Drawer>
    </>
  );
}
