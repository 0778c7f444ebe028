import type { SecretKey } from '@sampan/contract';
import { Button, buttonClass, CopyButton, EmptyState, iconPlug } from '@sampan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { commandOf } from './api-keys-command.ts';
import { useApiKeys } from './use-api-keys.ts';

export interface RequestLogPlaceholderProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  is_filtered: boolean;
  onClear: () => void;
}

/** What the log shows when it has no rows: an error with Retry, filters that match nothing, or a first call to copy. */
export function RequestLogPlaceholder({ query, is_filtered, onClear }: RequestLogPlaceholderProps) {
  const { t } = useLocale();
  const keys = useApiKeys();
  if (query.error !== null) return <LoadError title={t('request_log.failed')} query={query} />;
  if (is_filtered)
    return (
      <EmptyState
        kind="no-results"
        title={t('request_log.no_results')}
        action={<Button onClick={onClear}>{t('order.clear_filters')}</Button>}
      >
        {t('request_log.no_results_text')}
      </EmptyState>
    );
  const key = keys.data?.find(({ revoked_at }) => revoked_at === null);
  if (key === undefined)
    return (
      <EmptyState
        kind="no-records"
        icon={iconPlug}
        title={t('request_log.empty')}
        action={
          <Link to="/settings/api-keys" className={buttonClass({ variant: 'primary' })}>
            {t('request_log.make_key')}
          </Link>
        }
      >
        {t('request_log.empty_no_key')}
      </EmptyState>
    );
  return <FirstCall secret_key={key} />;
}

/** A command with the newest working key; its secret is known to nobody here, so a variable stands for it. */
function FirstCall({ secret_key }: { secret_key: SecretKey }) {
  const { t } = useLocale();
  const command = commandOf({
    origin: window.location.origin,
    scopes: secret_key.scopes,
    secret: '$SAMPAN_SECRET_KEY',
  });
  return (
    <EmptyState kind="no-records" icon={iconPlug} title={t('request_log.empty')}>
      <p>{t('request_log.empty_text', { name: secret_key.name, last4: secret_key.last4 })}</p>
      <div className="c-dev__code c-dev__first">
        <pre tabIndex={0}>{command}</pre>
        <CopyButton
          text={command}
          label={t('api_key.command_copy')}
          copiedLabel={t('common.copied')}
          variant="primary"
        />
      </div>
    </EmptyState>
  );
}
