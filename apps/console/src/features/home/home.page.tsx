import { buttonClass, SkeletonRows } from '@sampan/ui';
import { formatTimeSlot, PER_PAGE_DASHBOARD } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { OverdueBanner } from '../wallet/credit/overdue-banner.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { dayName } from '../../shared/locale/day-name.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { SetupCard } from '../onboarding/setup-card.tsx';
import { OrderDrawer } from '../orders/detail/order-drawer.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { BalanceCard } from './balance-card.tsx';
import { greetingKey } from './greeting.ts';
import { LabelsChart } from './labels-chart.tsx';
import { ParcelStrip } from './parcel-strip.tsx';
import { PickUpCard } from './pick-up-card.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { useHome } from './use-home.ts';
import { WorkList } from './work-list.tsx';
import './home.css';

/** /home: today's work first, then where the parcels are, the next pick-up and the money (look-v2 7). */
export function HomePage() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const navigate = useNavigate();
  const { order } = useSearch({ from: '/signed-in/home' });
  const home = useHome();
  // The first load of the dashboard (spec section 9): page 1, 10 per page, status new.
  const recent_query = { page: '1', per_page: String(PER_PAGE_DASHBOARD), status: 'new' } as const;
  const recent = useQuery({
    queryKey: queryKeys.orderList(recent_query),
    queryFn: ({ signal }) => api.listOrders({ query: recent_query }, { signal }),
  });
  usePageTitle(t('shell.home'));
  const first_name = (user.name === '' ? user.company_name : user.name).split(' ')[0] ?? '';
  return (
    <div className="c-page c-home">
      <div className="c-page__head">
        <div>
          <h1>{t(greetingKey(user.country_code, Date.now()), { name: first_name })}</h1>
          {home.state === 'ready' ? <DayLine {...home} /> : null}
        </div>
        {mayAddOrder(user) ? (
          <Link to="/orders/import" className={`${buttonClass({})} c-home__import`}>
            {t('order_import.open')}
          </Link>
        ) : null}
      </div>
      {home.state === 'failed' ? (
        <LoadError title={t('state.error_title')} query={home.query} />
      ) : home.state === 'loading' ? (
        <div className="c-card c-home__wait">
          <SkeletonRows rows={8} rowHeight={72} label={t('common.loading')} />
        </div>
      ) : (
        <>
          <OverdueBanner />
          <SetupCard />
          <div className="c-home__grid">
            <div className="c-home__work">
              <WorkList {...home} is_new={isNew(home.performance)} />
              <ParcelStrip
                counts={{
                  fresh: home.performance.to_buy,
                  to_print: home.today.to_print.count,
                  to_hand_over: home.performance.to_hand_over,
                  in_transit: home.performance.in_transit,
                  delivered: home.today.done.delivered,
                }}
              />
            </div>
            <div className="c-home__side">
              {home.today.pick_up === null ? null : <PickUpCard date={home.today.date} pick_up={home.today.pick_up} />}
              <BalanceCard today={home.today} />
              {home.performance.daily_labels.some(({ count }) => count > 0) ? (
                <section className="c-card">
                  <LabelsChart days={home.performance.daily_labels} />
                </section>
              ) : null}
            </div>
            {recent.data?.records.length === 0 ? null : (
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
            )}
          </div>
        </>
      )}
      <OrderDrawer id={order} onClose={() => void navigate({ to: '/home', search: {}, resetScroll: false })} />
      <Outlet />
    </div>
  );
}

type Ready = Extract<ReturnType<typeof useHome>, { state: 'ready' }>;

/** Nothing was ever sent, and nothing is on its way. */
const isNew = ({ to_buy, to_hand_over, in_transit, completed_30_days }: Ready['performance']) =>
  to_buy + to_hand_over + in_transit + completed_30_days === 0;

/** The day, and how much is to be done before the driver comes. */
function DayLine({ today, work }: Ready) {
  const { t, locale } = useLocale();
  const { pick_up, date } = today;
  const time = pick_up !== null && pick_up.date === date && pick_up.from !== null ? formatTimeSlot(pick_up.from) : null;
  const count = work.length;
  return (
    <p className="c-home__day">
      {dayName(locale, date)}
      {count === 0 ? null : (
        <>
          {' · '}
          <strong>{time === null ? t('home.things', { count }) : t('home.things_before', { count, time })}</strong>
        </>
      )}
    </p>
  );
}
