import { isApiError } from '@sampan/api-client';
import { Banner, Button } from '@sampan/ui';
import { ResultPopup } from '../../../shared/dialog/result-popup.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface TopUpProblemProps {
  error: Error;
  /** The payment page could not be opened: that is said in a popup (spec section 8). */
  is_checkout: boolean;
  /** The same amount a moment ago was meant. */
  onMeant: () => void;
  onClose: () => void;
}

/** Why nothing was paid. What was typed stays. */
export function TopUpProblem({ error, is_checkout, onMeant, onClose }: TopUpProblemProps) {
  const locale = useLocale();
  const { t } = locale;
  if (isApiError(error) && error.code === 'possible_duplicate')
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={onMeant}>
            {t('top_up.duplicate_yes')}
          </Button>
        }
      >
        {locale.errorText(error)}
      </Banner>
    );
  if (!is_checkout)
    return (
      <Banner tone="danger" title={t('top_up.failed_title')}>
        {locale.errorText(error)}
      </Banner>
    );
  // Spec 8 'Top-up checkout failure': the server's message, or 'Topup failed' when there is none.
  const has_answer = isApiError(error) && error.status >= 400;
  return (
    <ResultPopup tone="error" onClose={onClose}>
      {has_answer ? locale.errorText(error) : t('top_up.failed_title')}
    </ResultPopup>
  );
}
