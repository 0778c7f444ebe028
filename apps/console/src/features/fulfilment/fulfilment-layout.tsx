import { canCall } from '@sampan/api-client';
import { Banner, buttonClass } from '@sampan/ui';
import { Link, Outlet } from '@tanstack/react-router';
import { TabLinks } from '../../shared/list/tab-links.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import '../../shared/list/list.css';
import './fulfilment.css';

/** /fulfillment: what every page of the warehouses has above it (spec section 2, look-v2 6). */
export function FulfilmentLayout() {
  const { t } = useLocale();
  const may_write = canCall('moveFulfillmentOrder', useUser());
  const links = [
    { path: '/fulfillment', label: t('fulfilment.tab_orders'), exact: true },
    { path: '/fulfillment/stock', label: t('fulfilment.tab_stock') },
    { path: '/fulfillment/inbound', label: t('fulfilment.tab_inbound') },
    { path: '/fulfillment/warehouses', label: t('fulfilment.tab_warehouses') },
  ] as const;
  return (
    <div className="c-page c-fulfil">
      <div className="c-page__head">
        <h1>{t('fulfilment.title')}</h1>
        <div className="c-page__actions">
          {may_write ? (
            <Link to="/fulfillment/pick" className={buttonClass({ variant: 'primary' })}>
              {t('fulfilment.start_picking')}
            </Link>
          ) : null}
        </div>
      </div>
      {may_write ? null : <Banner tone="info">{t('shell.read_only')}</Banner>}
      <TabLinks label={t('fulfilment.title')} links={links} />
      <Outlet />
    </div>
  );
}
