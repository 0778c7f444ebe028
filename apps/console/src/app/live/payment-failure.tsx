import { useStore } from '@nanostores/react';
import { ResultPopup } from '../../shared/dialog/result-popup.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $payment_failure } from './live.store.ts';

/** A payment that failed while somebody waited for it: its message, and nothing that opens by itself (spec 4 'Result dialog'). */
export function PaymentFailure() {
  const { t } = useLocale();
  const message = useStore($payment_failure);
  if (message === null) return null;
  return (
    <ResultPopup tone="error" title={t('top_up.failed_title')} onClose={() => $payment_failure.set(null)}>
      {message}
    </ResultPopup>
  );
}
