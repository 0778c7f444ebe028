import type { WebhookEndpoint } from '@sampan/contract';
import { TableFrame, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { eventLabel, STATE_TONES, troubleOf } from './webhook-labels.ts';

/** The endpoints and how each is doing. */
export function EndpointTable({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('webhook.title')}>
      <thead>
        <tr>
          <th scope="col">{t('webhook.endpoint')}</th>
          <th scope="col">{t('webhook.events')}</th>
          <th scope="col">{t('webhook.state')}</th>
          <th scope="col">{t('webhook.last_success')}</th>
        </tr>
      </thead>
      <tbody>
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const locale = useLocale();
  const { t } = locale;
  const { id, url, description, events, state, last_success_at } = endpoint;
  const trouble = troubleOf(locale, endpoint);
  return (
    <tr>
      <td data-lead="">
        <Link to="/settings/webhooks/$id" params={{ id }} className="c-webhooks__url">
          {url}
        </Link>
        {description === '' ? null : <span className="s-muted c-webhooks__note">{description}</span>}
      </td>
      <td data-label={t('webhook.events')}>
        <span className="c-webhooks__events">{events.map((type) => eventLabel(locale, type)).join(' · ')}</span>
      </td>
      <td data-label={t('webhook.state')}>
        <Tag tone={STATE_TONES[state]}>{t(`webhook.state_${state}`)}</Tag>
        {trouble === null ? null : <span className="s-muted c-webhooks__note">{trouble}</span>}
      </td>
      <td data-label={t('webhook.last_success')} className="s-num c-webhooks__when">
        {last_success_at === null ? t('webhook.never') : locale.formatMoment(last_success_at)}
      </td>
    </tr>
  );
}
