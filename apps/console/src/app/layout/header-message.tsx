import { useQuery } from '@tanstack/react-query';
import { Icon, iconAlert, iconInfo, iconStar } from '@sampan/ui';
import { useRouterState } from '@tanstack/react-router';
import { AFTER_THE_PAGE } from '../../shared/api/query-client.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import './header-message.css';

/** What Sampan tells its merchants is asked for again after this long, whatever is on screen. */
const ASKED_EVERY_MS = 300_000;

/**
 * The message of the header: what Sampan tells its merchants (spec section 7, GET message/latest), else how well they ship
 * (GET analytics/performance). Hidden on create-label pages (spec section 2, Header) and while there is nothing to say.
 */
export function HeaderMessage() {
  const { t } = useLocale();
  const api = useApi();
  const is_creating = useRouterState({ select: (state) => state.location.pathname.startsWith('/orders/create_label') });
  const message = useLatestMessage();
  const { data } = useQuery({
    queryKey: queryKeys.performance,
    queryFn: ({ signal }) => api.getPerformance(undefined, { signal }),
    enabled: !is_creating,
    ...AFTER_THE_PAGE,
  });
  if (is_creating) return null;
  if (message !== null)
    return (
      <p className="c-header__message">
        <Icon shape={message.tone === 'warning' ? iconAlert : iconInfo} size={16} />
        {message.text}
      </p>
    );
  if (data === undefined || data.completed_30_days === 0) return null;
  return (
    <p className="c-header__message">
      <Icon shape={iconStar} size={16} />
      {t('shell.performance', { count: data.completed_30_days, smooth: data.smooth_30_days })}
    </p>
  );
}

/** The same message over the page, where the header has no room for it. */
export function PageMessage() {
  const message = useLatestMessage();
  if (message === null) return null;
  return (
    <p className="c-page-message">
      <Icon shape={message.tone === 'warning' ? iconAlert : iconInfo} size={16} />
      {message.text}
    </p>
  );
}

function useLatestMessage() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: queryKeys.latestMessage,
    queryFn: ({ signal }) => api.getLatestMessage(undefined, { signal }),
    staleTime: ASKED_EVERY_MS,
    refetchInterval: ASKED_EVERY_MS,
  });
  return data?.message ?? null;
}
