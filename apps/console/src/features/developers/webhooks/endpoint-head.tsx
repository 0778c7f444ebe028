import { canCall } from '@sampan/api-client';
import type { WebhookEndpoint } from '@sampan/contract';
import { Banner, Button, iconEdit, iconPlug, Tag } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { TestDeliveryResult } from './test-delivery-result.tsx';
import { useDeleteEndpoint, useTestEndpoint, useToggleEndpoint } from './use-webhooks.ts';
import { eventLabel, STATE_TONES, troubleOf } from './webhook-labels.ts';

export interface EndpointHeadProps {
  endpoint: WebhookEndpoint;
  /** Opens a delivery. */
  onLook: (delivery_id: string) => void;
}

/** What an endpoint is and how it is doing; an owner tests, changes, turns and deletes it here. */
export function EndpointHead({ endpoint, onLook }: EndpointHeadProps) {
  const locale = useLocale();
  const { t } = locale;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const test = useTestEndpoint();
  const turn = useToggleEndpoint();
  const remove = useDeleteEndpoint();
  const may_change = canCall('updateWebhookEndpoint', useUser());
  const { id, url, description, events, state, is_enabled } = endpoint;
  const trouble = troubleOf(locale, endpoint);
  const close = () => {
    remove.reset();
    setOpen(null);
  };
  return (
    <header className="c-webhooks__detail">
      <div className="c-webhooks__title">
        <h1 className="c-webhooks__url">{url}</h1>
        <Tag tone={STATE_TONES[state]}>{t(`webhook.state_${state}`)}</Tag>
      </div>
      {description === '' ? null : <p>{description}</p>}
      <p className="s-muted">
        {t('webhook.events')}: {events.map((type) => eventLabel(locale, type)).join(' · ')}
      </p>
      {trouble === null ? null : <Banner tone={state === 'disabled' ? 'danger' : 'warning'}>{trouble}</Banner>}
      {may_change ? (
        <div className="c-row">
          <Button variant="primary" icon={iconPlug} busy={test.isPending} onClick={() => test.mutate(id)}>
            {t('webhook.test')}
          </Button>
          <Button icon={iconEdit} onClick={() => setOpen('change')}>
            {t('common.change')}
          </Button>
          <Button
            busy={turn.isPending}
            onClick={() =>
              turn.mutate(
                { id, is_enabled: !is_enabled },
                { onSuccess: () => showToast(is_enabled ? t('webhook.turned_off') : t('webhook.turned_on')) },
              )
            }
          >
            {is_enabled ? t('webhook.turn_off') : t('webhook.turn_on')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('delete')}>
            {t('webhook.delete')}
          </Button>
        </div>
      ) : (
        <p className="s-muted">{t('webhook.only_owners')}</p>
      )}
      {turn.isError ? <Banner tone="danger">{locale.errorText(turn.error)}</Banner> : null}
      <TestDeliveryResult test={test} onLook={onLook} />
      <EndpointDialog open={open === 'change'} editing={endpoint} onClose={close} />
      <ConfirmDialog
        open={open === 'delete'}
        title={t('webhook.delete_title')}
        action={t('webhook.delete')}
        call={remove}
        onClose={close}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => {
              showToast(t('webhook.deleted'));
              void navigate({ to: '/settings/webhooks' });
            },
          })
        }
      >
        <p>{t('webhook.delete_text', { host: new URL(url).host })}</p>
      </ConfirmDialog>
    </header>
  );
}
