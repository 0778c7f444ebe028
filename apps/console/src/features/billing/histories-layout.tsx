import { canCall } from '@sampan/api-client';
import { Outlet } from '@tanstack/react-router';
import { TabLinks } from '../../shared/list/tab-links.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { HISTORIES_PAGES } from './histories-pages.ts';
import { PaymentReturn } from './payment-return.tsx';
import './histories.css';

/** /histories: everything that says how money moved (spec section 2), one tab for each kind of paper. */
export function HistoriesLayout() {
  const { t } = useLocale();
  const user = useUser();
  const links = HISTORIES_PAGES.filter(({ needs }) => canCall(needs, user)).map(({ path, label }) => ({
    path,
    label: t(label),
    exact: path === '/histories',
  }));
  return (
    <div className="c-page c-histories">
      <h1>{t('histories.title')}</h1>
      <PaymentReturn />
      <TabLinks label={t('histories.title')} links={links} />
      <Outlet />
    </div>
  );
}
