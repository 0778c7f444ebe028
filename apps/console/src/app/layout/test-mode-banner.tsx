import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

/** Says on every page that nothing here is real: for test accounts, and for the whole demo profile. */
export function TestModeBanner() {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const { data } = useQuery({
    queryKey: queryKeys.constants,
    queryFn: ({ signal }) => api.getConstants(undefined, { signal }),
    staleTime: Infinity,
  });
  if (!user.is_test && data?.profile !== 'demo') return null;
  return <p className="c-test-mode">{t('console.test_mode')}</p>;
}
