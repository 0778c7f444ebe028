import { buttonClass, Icon, iconAlert, iconBox, iconCalendar, iconChevronRight, iconTruck, Skeleton } from '@sampan/ui';
import { PER_PAGE_DASHBOARD } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { OverdueBanner } from '../wallet/credit/overdue-banner.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { SetupCard } from '../onboarding/setup-card.tsx';
import { OrderDrawer } from '../orders/detail/order-drawer.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { BalanceCard } from './balance-card.tsx';
import { greetingKey } from './greeting.ts';
import { NextAction } from './next-action.tsx';
import { RecentOrders } from './recent-orders.tsx';
import './home.css';

/** /home: what waits, what to do next, money and the last 30 days, the newest parcels. */
export function HomePage() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const navigate = useNavigate();
  const { order } = useSearch({ from: '/signed-in/home' });
  const performance = useQuery({
    queryKey: queryKeys.performance,
    queryFn: ({ signal }) => api.getPerformance(undefined, { signal }),
  });
  // The first load of the dashboard (spec section 9): page 1, 10 per page, status new.
  const recent_query = { page: '1', per_page: String(PER_PAGE_DASHBOARD), status: 'new' } as const;
  const recent = useQuery({
    queryKey: queryKeys.orderList(recent_query),
    queryFn: ({ signal }) => api.listOrders({ query: recent_query }, { signal }),
  });
  // The tile counts what its list shows: parcels in trouble on the way. Returned ones are completed and need nobody.
  const problem_query = { page: '1', per_page: '1', status: 'in_transit', has_problem: 'true' } as const;
  const problems = useQuery({
    queryKey: queryKeys.orderList(problem_query),
    queryFn: ({ signal }) => api.listOrders({ query: problem_query }, { signal }),
  });
  const figures =
    performance.data === undefined || problems.data === undefined
      ? undefined
      : { ...performance.data, problem: problems.data.total };
  const failed = [performance, problems].find(({ isError }) => isError);
  usePageTitle(t('shell.home'));
  const first_name = (user.name === '' ? user.company_name : user.name).split(' ')[0] ?? '';
  const tiles = [
    {
      id: 'to_print',
      label: t('home.to_print'),
      icon: iconBox,
      list: 'pick-up',
      search: { unprinted: 'true' },
      count: figures?.to_print,
    },
    {
      id: 'to_hand_over',
      label: t('home.to_hand_over'),
      icon: iconCalendar,
      list: 'pick-up',
      search: {},
      count: figures?.to_hand_over,
    },
    {
      id: 'in_transit',
      label: t('home.in_transit'),
      icon: iconTruck,
      list: 'in-transit',
      search: {},
      count: figures?.in_transit,
    },
    {
      id: 'problem',
      label: t('home.problems'),
      icon: iconAlert,
      list: 'in-transit',
      search: { problem: 'true' },
      count: figures?.problem,
    },
  ] as const;
  return (
    <div className="c-page c-home">
      <div className="c-page__head">
        <h1>{t(greetingKey(user.country_code, Date.now()), { name: first_name })}</h1>
      </div>
      <OverdueBanner />
      <SetupCard />
      {failed !== undefined ? (
        <LoadError title={t('state.error_title')} query={failed} />
      ) : (
        <ul className="c-tiles">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <Link
                to="/orders/$list"
                params={{ list: tile.list }}
                search={tile.search}
                className={`c-tile c-tile--${tile.id}`}
              >
                <span className="c-tile__top">
                  <Icon shape={tile.icon} size={20} />
                  {tile.label}
                </span>
                <span className="c-tile__count s-num">
                  {tile.count === undefined ? <Skeleton width="48px" height={28} /> : locale.formatNumber(tile.count)}
                </span>
                <Icon shape={iconChevronRight} size={16} className="c-tile__go" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="c-home__middle">
        <div className="c-home__left">
          {failed === undefined ? <NextAction figures={figures} /> : null}
          <section className="c-card c-home__recent" aria-labelledby="recent-title">
            <div className="c-home__section-head">
              <h2 id="recent-title">{t('home.recent')}</h2>
              <Link
                to="/orders/$list"
                params={{ list: 'new' }}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                {t('home.see_all')}
              </Link>
            </div>
            <RecentOrders query={recent} />
          </section>
        </div>
        <BalanceCard figures={figures} has_failed={failed !== undefined} />
      </div>
      <OrderDrawer id={order} onClose={() => void navigate({ to: '/home', search: {}, resetScroll: false })} />
      <Outlet />
    </div>
  );
}
