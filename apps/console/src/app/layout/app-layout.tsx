import { Button, Drawer, iconSearch } from '@sampan/ui';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';
import { $awaited_label } from '../../features/create-label/label/awaited-label.store.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { Outside } from '../privacy/outside.tsx';
import { readStored, writeStored } from '../../shared/storage/local-storage.ts';
import { ConnectionBanner } from '../live/connection-banner.tsx';
import { $payment_failure } from '../live/live.store.ts';
import { useLiveEvents } from '../live/use-live-events.ts';
import { usePolling } from '../live/use-polling.ts';
import { useTrackActive } from '../live/use-track-active.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $asked_search } from '../../shared/search/search-everywhere.store.ts';
import { updateSessionUser } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { BlockingDialogs } from './blocking-dialogs.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LowBalancePlace } from './low-balance-place.tsx';
import { Header } from './header.tsx';
import { LanguageMenu } from '../../shared/locale/language-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { TrackForm } from './track-form.tsx';
import { useIsWide } from '../../shared/device/use-is-wide.ts';
import { Balance } from './balance.tsx';
import { TopUpLink } from '../../features/wallet/top-up/top-up-link.tsx';
import { TestModeBanner } from './test-mode-banner.tsx';
import { usePaletteKey } from './use-palette-key.ts';
import { useShortcuts } from './use-shortcuts.ts';
import './layout.css';
import './notices.css';

const TrackingModal = lazyPart('parts', () => import('../../features/tracking/tracking-modal.tsx'), 'TrackingModal');

const SearchPalette = lazyPart('search', () => import('../search/search-palette.tsx'), 'SearchPalette');
const PageMessage = lazyPart('layout', () => import('./header-message.tsx'), 'PageMessage');
const AppUpdate = lazyPart('layout', () => import('../offline/app-update.tsx'), 'AppUpdate');
const LowBalance = lazyPart('layout', () => import('./low-balance.tsx'), 'LowBalance', <LowBalancePlace />);
const ShortcutsDialog = lazyPart('parts', () => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');
const PaymentFailure = lazyPart('parts', () => import('../live/payment-failure.tsx'), 'PaymentFailure');
const AwaitedLabel = lazyPart(
  'parts',
  () => import('../../features/create-label/label/awaited-label.tsx'),
  'AwaitedLabel',
);
const ResultPlace = lazyPart('layout', () => import('./result-place.tsx'), 'ResultPlace');

const COLLAPSED_KEY = 'sampan.sidebar';

/** Sidebar, header, phone bar and what may lie over every signed-in page (spec section 2, Layout). */
export function AppLayout() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const navigate = useNavigate();
  const { track } = useSearch({ strict: false });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [collapsed, setCollapsed] = useState(readStored(COLLAPSED_KEY) === 'narrow');
  const [panel, setPanel] = useState<'menu' | 'track' | 'shortcuts' | 'search' | null>(null);
  const is_wide = useIsWide();
  const shows_shortcuts = useWasOpen(panel === 'shortcuts');
  const payment_failed = useWasOpen(useStore($payment_failure) !== null);
  const awaits_label = useWasOpen(useStore($awaited_label) !== null);
  useLiveEvents(user.id);
  usePolling();
  useTrackActive();
  useShortcuts(() => setPanel('shortcuts'));
  usePaletteKey(() => setPanel('search'));
  const asked_search = useStore($asked_search);
  const shows_search = useWasOpen(panel === 'search');
  useEffect(() => {
    if (asked_search !== null) setPanel('search');
  }, [asked_search]);
  const closeSearch = () => {
    $asked_search.set(null);
    setPanel(null);
  };

  const me = useQuery({ queryKey: queryKeys.me, queryFn: ({ signal }) => api.getMe(undefined, { signal }) });
  useEffect(() => {
    if (me.data !== undefined) updateSessionUser(me.data);
  }, [me.data]);
  const counts = useQuery({
    queryKey: queryKeys.orderCount,
    queryFn: ({ signal }) => api.countOrders(undefined, { signal }),
  });

  // The phone's panels close when they led somewhere.
  useEffect(() => {
    $asked_search.set(null);
    setPanel(null);
  }, [path]);

  const toggleMenu = () => {
    if (!is_wide) {
      setPanel('menu');
      return;
    }
    setCollapsed(!collapsed);
    writeStored(COLLAPSED_KEY, collapsed ? null : 'narrow');
  };
  const closeTracking = () => void navigate({ to: '.', search: ({ track: _closed, ...rest }) => rest });

  return (
    <div className={collapsed ? 'c-app c-app--narrow' : 'c-app'}>
      <Header
        onMenu={toggleMenu}
        onSearch={() => setPanel('search')}
        menuLabel={is_wide ? (collapsed ? t('shell.expand') : t('shell.collapse')) : t('shell.open_menu')}
      />
      <aside className="c-side">
        <Sidebar counts={counts.data} collapsed={collapsed} />
      </aside>
      <main id="main" tabIndex={-1} className="c-main">
        <TestModeBanner />
        <ConnectionBanner />
        <AppUpdate />
        <PageMessage />
        {/* Home says it among the day's work. */}
        {path.startsWith('/home') ? null : <LowBalance />}
        <Outside part="page" />
        <Outlet />
      </main>
      <BottomBar onTrack={() => setPanel('track')} onMore={() => setPanel('menu')} />
      <Drawer
        open={panel === 'menu'}
        onClose={() => setPanel(null)}
        side="start"
        title={t('shell.menu')}
        closeLabel={t('shell.close_menu')}
        flush
      >
        <div className="c-drawer-nav">
          <Sidebar counts={counts.data} />
          <div className="c-drawer-nav__end">
            <Balance />
            <TopUpLink />
            <LanguageMenu />
            <Outside part="social_links" />
          </div>
        </div>
      </Drawer>
      <Drawer
        open={panel === 'track'}
        onClose={() => setPanel(null)}
        title={t('shell.track_placeholder')}
        closeLabel={t('common.close')}
      >
        <TrackForm autoFocus onTrack={() => setPanel(null)} />
        <Button block icon={iconSearch} onClick={() => setPanel('search')}>
          {t('keyboard.find')}
        </Button>
      </Drawer>
      {track === undefined ? null : <TrackingModal id={track} onClose={closeTracking} />}
      {shows_search ? (
        <SearchPalette open={panel === 'search'} text={asked_search ?? ''} onClose={closeSearch} />
      ) : null}
      {shows_shortcuts ? <ShortcutsDialog open={panel === 'shortcuts'} onClose={() => setPanel(null)} /> : null}
      {payment_failed ? <PaymentFailure /> : null}
      <ResultPlace />
      {awaits_label ? <AwaitedLabel /> : null}
      <BlockingDialogs />
    </div>
  );
}
