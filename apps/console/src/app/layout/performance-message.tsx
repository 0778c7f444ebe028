import { useQuery } from '@tanstack/react-query';
import { Icon, iconStar } from '@sampan/ui';
import { useRouterState } from '@tanstack/react-router';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';

/** The seller performance message, hidden on create-label pages (spec section 2, Header) and while there is nothing to say. */
export function PerformanceMessage() {
  const { t } = useLocale();
  const api = useApi();
  const is_creating = useRouterState({ select: (state) => state.location.pathname.startsWith('/orders/create_label') });
  const { data } = useQuery({
    queryKey: queryKeys.performance,
    queryFn: ({ signal }) => api.getPerformance(undefined, { signal }),
    enabled: !is_creating,
  });
  if (is_creating || data === undefined || data.completed_30_days === 0) return null;
  return (
    <p className="c-header__message">
      <Icon shape={iconStar} size={16} />
      {t('shell.performance', { count: data.completed_30_days, smooth: data.smooth_30_days })}
    </p>
  );
}
