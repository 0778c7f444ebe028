import type { WebhookDelivery, WebhookEndpoint, WebhookEventType } from '@sampan/contract';
import type { TagTone } from '@sampan/ui';
import type { useLocale } from '../../../shared/locale/locale.tsx';

type Locale = ReturnType<typeof useLocale>;

/** Every event in plain words; the compiler asks for a new one. */
const EVENT_LABELS = {
  'order.created': 'webhook.event_order_created',
  'order.updated': 'webhook.event_order_updated',
  'order.cancelled': 'webhook.event_order_cancelled',
  'order.deleted': 'webhook.event_order_deleted',
  'label.purchased': 'webhook.event_label_purchased',
  'label.failed': 'webhook.event_label_failed',
  'tracking.updated': 'webhook.event_tracking_updated',
  'address.confirmed': 'webhook.event_address_confirmed',
  'checkout.paid': 'webhook.event_checkout_paid',
} as const satisfies Record<WebhookEventType, string>;

/** What an endpoint can be told of, in the order of a parcel's life. */
export const EVENT_TYPES = Object.keys(EVENT_LABELS) as WebhookEventType[];

/** An event in plain words; one that is newer than this page by its own name. */
export function eventLabel({ t }: Pick<Locale, 't'>, type: string): string {
  if (type === 'webhook.test') return t('webhook.event_webhook_test');
  const known = EVENT_TYPES.find((one) => one === type);
  return known ? t(EVENT_LABELS[known]) : type;
}

export const STATE_TONES: Record<WebhookEndpoint['state'], TagTone> = {
  unused: 'neutral',
  working: 'success',
  failing: 'warning',
  disabled: 'danger',
};

export const DELIVERY_TONES: Record<WebhookDelivery['state'], TagTone> = {
  pending: 'warning',
  delivered: 'success',
  failed: 'danger',
};

/** Why an attempt did not work, as the end of a sentence. */
export function failureLabel(
  { t }: Pick<Locale, 't'>,
  failure: NonNullable<WebhookDelivery['last_failure']>,
  status_code: number | null,
): string {
  const status = String(status_code ?? '');
  if (failure === 'http_status') return t('webhook.failure_http_status', { status });
  if (failure === 'redirect') return t('webhook.failure_redirect', { status });
  return t(`webhook.failure_${failure}`);
}

/** What is wrong with an endpoint, or why it is off; null while all is well. */
export function troubleOf(locale: Locale, endpoint: WebhookEndpoint): string | null {
  const { t, formatMoment } = locale;
  const { disabled_reason, disabled_at, failing_since } = endpoint;
  if (endpoint.state === 'disabled' && disabled_reason !== null)
    return t(`webhook.disabled_${disabled_reason}`, { when: formatMoment(disabled_at ?? endpoint.updated_at) });
  if (endpoint.state === 'failing' && failing_since !== null)
    return t('webhook.failing_since', { when: formatMoment(failing_since) });
  return null;
}
