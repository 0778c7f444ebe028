import {
  classNames,
  Icon,
  iconBox,
  iconCash,
  iconGear,
  iconHelp,
  iconHome,
  iconList,
  iconPlug,
  iconPlus,
  iconShield,
  iconStore,
  iconUpload,
  iconWallet,
  buttonClass,
} from '@sampan/ui';
import { canCall } from '@sampan/api-client';
import { Link } from '@tanstack/react-router';
import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { OPERATOR_PAGES } from '../../shared/routing/operator-pages.ts';
import { parcelLinks, type NavItem, type OrderCounts } from './nav-items.ts';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { StoreLinks } from './store-links.tsx';
import { SupportLinks } from './support-links.tsx';
import './sidebar.css';

const ReferralCard = lazyPart('layout', () => import('./referral-card.tsx'), 'ReferralCard');

export interface SidebarProps {
  counts: OrderCounts | undefined;
  /** Icons only: 64 px. */
  collapsed?: boolean | undefined;
}

/** The main menu (spec section 2, Layout, Sidebar). Only what exists for this person is drawn. */
export function Sidebar({ counts, collapsed = false }: SidebarProps) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const item: NavItem = (name) => ({
    className: 'c-nav__item',
    activeProps: { className: 'c-nav__item--on', 'aria-current': 'page' },
    ...(collapsed ? { title: name, 'aria-label': name } : {}),
  });
  return (
    <nav className={classNames('c-nav', collapsed && 'c-nav--narrow')} aria-label={t('shell.main_navigation')}>
      {mayAddOrder(user) ? (
        <Link
          to="/orders/create_label/$step"
          params={{ step: '1+customer_address' }}
          search={{ new: 'true' }}
          className={classNames(buttonClass({ variant: 'primary', block: true }), 'c-nav__add')}
          {...(collapsed ? { title: t('shell.add_order'), 'aria-label': t('shell.add_order') } : {})}
        >
          <span className="s-button__content">
            <Icon shape={iconPlus} />
            {collapsed ? null : <span className="s-button__label">{t('shell.add_order')}</span>}
          </span>
        </Link>
      ) : null}
      <ul className="c-nav__list">
        <li>
          <Link to="/home" {...item(t('shell.home'))}>
            <Icon shape={iconHome} />
            <span className="c-nav__label">{t('shell.home')}</span>
          </Link>
        </li>
        <li>
          <div className="c-nav__group">
            <Icon shape={iconBox} />
            <span className="c-nav__label">{t('shell.parcels')}</span>
          </div>
          <ul className="c-nav__sub">
            {parcelLinks(counts).map(({ list, label, count }) => (
              <li key={list}>
                <Link to="/orders/$list" params={{ list }} activeOptions={{ includeSearch: false }} {...item(t(label))}>
                  <span className="c-nav__label">{t(label)}</span>
                  {count === null || count === 0 ? null : (
                    <span className="c-nav__count s-num">{locale.formatNumber(count)}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Link
            to="/orders/$list"
            params={{ list: 'cod' }}
            activeOptions={{ includeSearch: false }}
            {...item(t('shell.cod_orders'))}
          >
            <Icon shape={iconCash} />
            <span className="c-nav__label">{t('shell.cod_orders')}</span>
            {counts === undefined || counts.cod === 0 ? null : (
              <span className="c-nav__count s-num">{locale.formatNumber(counts.cod)}</span>
            )}
          </Link>
        </li>
        <li>
          <Link to="/fulfillment" activeOptions={{ includeSearch: false }} {...item(t('fulfilment.title'))}>
            <Icon shape={iconList} />
            <span className="c-nav__label">{t('fulfilment.title')}</span>
          </Link>
        </li>
        <li>
          <Link to="/export" activeOptions={{ includeSearch: false }} {...item(t('export.title'))}>
            <Icon shape={iconUpload} />
            <span className="c-nav__label">{t('export.title')}</span>
          </Link>
        </li>
        <li>
          <Link to="/histories" activeOptions={{ includeSearch: false }} {...item(t('histories.title'))}>
            <Icon shape={iconWallet} />
            <span className="c-nav__label">{t('histories.title')}</span>
          </Link>
        </li>
        {OPERATOR_PAGES.some(({ needs }) => canCall(needs, user)) ? (
          <li>
            <Link to="/operator" activeOptions={{ includeSearch: false }} {...item(t('operator.title'))}>
              <Icon shape={iconShield} />
              <span className="c-nav__label">{t('operator.title')}</span>
            </Link>
          </li>
        ) : null}
        <li>
          <Link to="/sell-product" activeOptions={{ includeSearch: false }} {...item(t('sell.title'))}>
            <Icon shape={iconStore} />
            <span className="c-nav__label">{t('sell.title')}</span>
          </Link>
        </li>
        <li>
          <Link to="/settings/add-to-site" {...item(t('site.title'))}>
            <Icon shape={iconPlug} />
            <span className="c-nav__label">{t('site.title')}</span>
          </Link>
        </li>
        <li>
          <Link to="/settings" activeOptions={{ exact: true }} {...item(t('shell.settings'))}>
            <Icon shape={iconGear} />
            <span className="c-nav__label">{t('shell.settings')}</span>
          </Link>
        </li>
        <li>
          <Link to="/contact" {...item(t('contact.title'))}>
            <Icon shape={iconHelp} />
            <span className="c-nav__label">{t('contact.title')}</span>
          </Link>
        </li>
        <StoreLinks item={item} />
        <SupportLinks />
      </ul>
      {collapsed ? null : <ReferralCard />}
    </nav>
  );
}
