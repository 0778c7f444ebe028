import { Outlet } from '@tanstack/react-router';
import { TabLinks } from '../../shared/list/tab-links.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { OPERATOR_PAGES } from '../../shared/routing/operator-pages.ts';
import './operator.css';

/** /operator: the back office of Sampan's people (spec section 6 is_admin); the router lets nobody else in. */
export function OperatorLayout() {
  const { t } = useLocale();
  return (
    <div className="c-page c-operator">
      <h1>{t('operator.title')}</h1>
      <TabLinks
        label={t('operator.title')}
        links={OPERATOR_PAGES.map(({ path, label }) => ({ path, label: t(label) }))}
      />
      <Outlet />
    </div>
  );
}
