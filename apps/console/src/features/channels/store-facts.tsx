import type { AvailableStore, Store, StoreHealth } from '@sampan/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { StoreBars } from './store-bars.tsx';
import { hasStopped } from './store-state.ts';

/** Shops that always ship with the merchant's own courier (channels 0). */
const OWN_COURIER: readonly string[] = ['shopify', 'woocommerce'];

/** What came and what did not, when it was read last and will be next, and what waits for somebody (channels C5). */
export function StoreFacts({ kind, store }: { kind: AvailableStore; store: Store }) {
  const locale = useLocale();
  const { t } = locale;
  const health = store.connection;
  if (health === null) return null;
  const moment = (at: number | null) => (at === null ? t('store.never') : locale.formatMoment(at));
  const rates = hasStopped(store) ? null : health.checkout_rates;
  const rates_text =
    rates === null ? '' : t(`store.rates_${rates.state}`, { channel: kind.name, message: rates.message });
  return (
    <div className="c-store__body">
      <StoreBars hours={health.last_day} />
      <dl className="c-store__counts s-num">
        {(['seen', 'imported', 'skipped'] as const).map((what) => (
          <div key={what}>
            <dd>{locale.formatNumber(health[what])}</dd>
            <dt>{t(`store.${what}`)}</dt>
          </div>
        ))}
      </dl>
      {health.skips.length === 0 ? null : (
        <details className="c-store__skips">
          <summary>{t('store.why_skipped')}</summary>
          <ul>
            {health.skips.map(({ reason, orders }) => (
              <li key={reason}>
                <span>{t(`store.skip_${reason}`)}</span>
                <span className="s-num">{locale.formatNumber(orders)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <dl className="c-store__facts">
        <Fact name={t('store.last_sync')}>
          {health.is_syncing ? t('store.syncing') : moment(health.last_success_at)}
        </Fact>
        {hasStopped(store) ? null : <Fact name={t('store.next_sync')}>{moment(health.next_run_at)}</Fact>}
        <Fact name={t('store.now')}>
          <NowLines kind={kind} store={store} health={health} />
        </Fact>
        <Fact name={t('label.courier')}>
          {OWN_COURIER.includes(store.source)
            ? t('store.courier_own')
            : t('store.courier_either', { channel: kind.name })}
        </Fact>
        {rates === null || rates.state === 'offered' ? null : <Fact name={t('store.rates')}>{rates_text}</Fact>}
        {health.orders_url === null ? null : (
          <Fact name={t('store.at_channel', { channel: kind.name })}>
            <a href={health.orders_url} target="_blank" rel="noopener noreferrer">
              {t('store.open_orders')}
            </a>
          </Fact>
        )}
      </dl>
      {rates?.state === 'offered' ? (
        // How to switch them on is read once.
        <details className="c-store__skips">
          <summary>{t('store.rates')}</summary>
          <p className="s-muted">{rates_text}</p>
        </details>
      ) : null}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each line that waits for somebody leads to its orders. */
function NowLines({ kind, store, health }: { kind: AvailableStore; store: Store; health: StoreHealth }) {
  const locale = useLocale();
  const { t } = locale;
  const { problem, needs_attention, pushes_failed, pushes_pending } = health;
  const toOrders = (view: 'attention' | 'push', text: string) => (
    <Link to="/stores/orders" search={{ view, store_id: store.id }}>
      {text}
    </Link>
  );
  if (problem === null && needs_attention + pushes_failed + pushes_pending === 0)
    return t(health.last_success_at === null ? 'store.first_soon' : 'store.all_well');
  return (
    <ul className="c-store__now">
      {problem === null ? null : (
        <li className="c-store__problem">
          {t(`store.problem_${problem.code}`, { channel: kind.name, message: problem.message })}{' '}
          <small>{t('store.since', { when: locale.formatMoment(problem.since) })}</small>
        </li>
      )}
      {needs_attention === 0 ? null : (
        <li>{toOrders('attention', t('store.attention', { count: needs_attention }))}</li>
      )}
      {pushes_failed === 0 ? null : <li>{toOrders('push', t('store.pushes_failed', { count: pushes_failed }))}</li>}
      {pushes_pending === 0 ? null : <li>{t('store.pushes_pending', { count: pushes_pending })}</li>}
    </ul>
  );
}
