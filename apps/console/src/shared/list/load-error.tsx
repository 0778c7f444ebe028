import { ErrorBlock } from '@sampan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { requestIdOf } from '../api/query-client.ts';
import { useLocale } from '../locale/locale.tsx';

export interface LoadErrorProps {
  title: string;
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** In place of what did not come, a list as a rule: why, Retry, and the reference support asks for. */
export function LoadError({ title, query }: LoadErrorProps) {
  const locale = useLocale();
  const { t } = locale;
  const id = requestIdOf(query.error);
  const reference =
    id === null
      ? undefined
      : {
          label: t('state.reference', { id: '' }).trim(),
          id,
          copyLabel: t('common.copy'),
          copiedLabel: t('common.copied'),
        };
  return (
    <div className="c-failed">
      <ErrorBlock
        title={title}
        onRetry={() => void query.refetch()}
        retryLabel={t('common.try_again')}
        retrying={query.isFetching}
        reference={reference}
      >
        {query.error === null ? null : locale.errorText(query.error)}
      </ErrorBlock>
    </div>
  );
}
