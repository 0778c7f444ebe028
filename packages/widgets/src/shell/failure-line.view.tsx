import type { Translate } from '@sampan/messages';
import type { ReactNode } from 'react';
import { failureText } from './failure-text.ts';
import type { WidgetError } from './widget-error.ts';

export interface FailureLineProps {
  error: WidgetError;
  t: Translate;
  /** The hosted page that does the same; null where there is none. */
  hosted_url?: string | null | undefined;
  onRetry?: (() => void) | undefined;
}

/** One calm line when a widget cannot do its work: what to do, and the hosted page that does the same. */
export function FailureLine({ error, t, hosted_url, onRetry }: FailureLineProps): ReactNode {
  return (
    <p className="s-failure" role="alert" part="failure">
      {failureText(error, t)}{' '}
      {error.retryable && onRetry !== undefined ? (
        <button type="button" className="s-link" onClick={onRetry}>
          {t('common.try_again')}
        </button>
      ) : null}{' '}
      {hosted_url ? (
        <a href={hosted_url} target="_blank" rel="noopener noreferrer">
          {t('widget.open_page')}
        </a>
      ) : null}
    </p>
  );
}
