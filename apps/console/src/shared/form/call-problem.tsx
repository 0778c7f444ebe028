import { Banner, Button, iconRefresh } from '@sampan/ui';
import { requestIdOf } from '../api/query-client.ts';
import { useLocale } from '../locale/locale.tsx';

export interface CallProblemProps {
  error: Error;
  /** What could not be done; the reason stands below it. */
  title?: string;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** A failed call: what it means, Retry, and the reference support asks for. The form around it stays as it is. */
export function CallProblem({ error, title, onRetry, retrying = false }: CallProblemProps) {
  const locale = useLocale();
  const { t } = locale;
  const request_id = requestIdOf(error);
  return (
    <Banner
      tone="danger"
      title={title}
      {...(request_id === null
        ? {}
        : {
            reference: {
              label: t('create_label.reference'),
              id: request_id,
              copyLabel: t('common.copy'),
              copiedLabel: t('common.copied'),
            },
          })}
      action={
        onRetry === undefined ? undefined : (
          <Button size="sm" icon={iconRefresh} busy={retrying} onClick={onRetry}>
            {t('common.try_again')}
          </Button>
        )
      }
    >
      {locale.errorText(error)}
    </Banner>
  );
}
