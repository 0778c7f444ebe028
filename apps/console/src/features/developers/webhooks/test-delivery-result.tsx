import { Banner, Button } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { useTestEndpoint } from './use-webhooks.ts';
import { failureLabel } from './webhook-labels.ts';

export interface TestDeliveryResultProps {
  test: ReturnType<typeof useTestEndpoint>;
  onLook: (delivery_id: string) => void;
}

/** What came back of a test; stays until the next one. */
export function TestDeliveryResult({ test, onLook }: TestDeliveryResultProps) {
  const locale = useLocale();
  const { t } = locale;
  if (test.isError) return <Banner tone="danger">{locale.errorText(test.error)}</Banner>;
  const attempt = test.data?.attempts.at(-1);
  if (test.data === undefined || attempt === undefined) return null;
  const { id } = test.data;
  const look = (
    <Button size="sm" onClick={() => onLook(id)}>
      {t('webhook.test_look')}
    </Button>
  );
  const { failure, status_code, duration_ms } = attempt;
  return failure === null ? (
    <Banner tone="success" action={look}>
      {t('webhook.test_ok', { status: String(status_code), ms: locale.formatNumber(duration_ms) })}
    </Banner>
  ) : (
    <Banner tone="danger" action={look}>
      {t('webhook.test_failed', { reason: failureLabel(locale, failure, status_code) })}
    </Banner>
  );
}
