import type { WebhookDelivery } from '@sampan/contract';
import { TableFrame, Tag } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { DELIVERY_TONES, eventLabel, failureLabel } from './webhook-labels.ts';

export interface DeliveryTableProps {
  deliveries: readonly WebhookDelivery[];
  busy: boolean;
  onOpen: (id: string) => void;
  footer: ReactNode;
}

/** Deliveries with their state, attempts and what comes next; a phone shows each as a card. */
export function DeliveryTable({ deliveries, busy, onOpen, footer }: DeliveryTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('webhook.log')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('webhook.event')}</th>
          <th scope="col">{t('webhook.when')}</th>
          <th scope="col">{t('webhook.result')}</th>
          <th scope="col" className="s-table__end">
            {t('webhook.attempts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={onOpen} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: (id: string) => void }) {
  const locale = useLocale();
  const { t } = locale;
  const { id, type, state, attempt_count, created_at, next_attempt_at, last_failure, last_status_code } = delivery;
  const when = locale.formatMoment(created_at);
  const event = eventLabel(locale, type);
  return (
    <tr>
      <td data-lead="">
        <button
          type="button"
          className="s-link"
          aria-label={t('webhook.open', { event, when })}
          onClick={() => onOpen(id)}
        >
          {event}
        </button>
        <code className="c-webhooks__type c-webhooks__note">{type}</code>
      </td>
      <td data-label={t('webhook.when')} className="s-num c-webhooks__when">
        {when}
      </td>
      <td data-label={t('webhook.result')}>
        <Tag tone={DELIVERY_TONES[state]}>{t(`webhook.delivery_${state}`)}</Tag>
        {last_failure === null ? null : (
          <span className="s-muted c-webhooks__note">{failureLabel(locale, last_failure, last_status_code)}</span>
        )}
        {next_attempt_at === null || attempt_count === 0 ? null : (
          <span className="s-muted c-webhooks__note">
            {t('webhook.next_try', { when: locale.formatMoment(next_attempt_at) })}
          </span>
        )}
      </td>
      <td data-label={t('webhook.attempts')} className="s-num s-table__end">
        {locale.formatNumber(attempt_count)}
      </td>
    </tr>
  );
}
