import { Icon, iconStore, iconTag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { NavItem } from './nav-items.ts';

/** The Social Media group of the sidebar (spec 2). */
export function StoreLinks({ item }: { item: NavItem }) {
  const { t } = useLocale();
  return (
    <li>
      <div className="c-nav__heading">{t('store.group')}</div>
      <ul>
        <li>
          <Link to="/stores" activeOptions={{ exact: true, includeSearch: false }} {...item(t('store.title'))}>
            <Icon shape={iconStore} />
            <span className="c-nav__label">{t('store.title')}</span>
          </Link>
        </li>
        <li>
          <Link to="/stores/orders" activeOptions={{ includeSearch: false }} {...item(t('store.orders'))}>
            <Icon shape={iconTag} />
            <span className="c-nav__label">{t('store.orders')}</span>
          </Link>
        </li>
      </ul>
    </li>
  );
}
