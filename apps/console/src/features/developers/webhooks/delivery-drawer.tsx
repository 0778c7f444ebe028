import { canCall } from '@sampan/api-client';
import type { WebhookDeliveryDetail, WebhookEndpoint } from '@sampan/contract';
import { Banner, Button, CopyButton, Drawer, iconRefresh, SkeletonRows, Tag } from '@sampan/ui';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { readablePayload } from './readable-payload.ts';
import { useDelivery, useResend } from './use-webhooks.ts';
import { DELIVERY_TONES, eventLabel, failureLabel } from './webhook-labels.ts';

export interface DeliveryDrawerProps {
  /** The delivery to show; none keeps it closed. */
  id: string | undefined;
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** One delivery: what was sent, what every attempt met, and sending it again. */
export function DeliveryDrawer({ id, endpoint, onClose }: DeliveryDrawerProps) {
  const locale = useLocale();
  const { t } = locale;
  const found = useDelivery(id);
  const resend = useResend();
  const may_resend = canCall('resendWebhookDelivery', useUser()) && endpoint.is_enabled;
  const close = () => {
    resend.reset();
    onClose();
  };
  return (
    <Drawer
      open={id !== undefined}
      onClose={close}
      title={found.data === undefined ? t('webhook.log') : eventLabel(locale, found.data.type)}
      closeLabel={t('common.close')}
      footer={
        may_resend && found.data !== undefined ? (
          <Button
            variant="primary"
            icon={iconRefresh}
            busy={resend.isPending}
            onClick={() => resend.mutate(id ?? '', { onSuccess: () => showToast(t('webhook.resent')) })}
          >
            {t('webhook.resend')}
          </Button>
        ) : undefined
      }
    >
      <div className="c-stack">
        {resend.isError ? <Banner tone="danger">{locale.errorText(resend.error)}</Banner> : null}
        {found.isError ? (
          <LoadError title={t('webhook.log_failed')} query={found} />
        ) : found.data === undefined ? (
          <SkeletonRows rows={4} rowHeight={48} label={t('common.loading')} />
        ) : (
          <DeliveryFacts delivery={found.data} />
        )}
      </div>
    </Drawer>
  );
}

function DeliveryFacts({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const locale = useLocale();
  const { t } = locale;
  const { state, event_id, payload, attempts, next_attempt_at, last_failure } = delivery;
  return (
    <>
      <div className="c-row">
        <Tag tone={DELIVERY_TONES[state]}>{t(`webhook.delivery_${state}`)}</Tag>
        {next_attempt_at === null || attempts.length === 0 ? null : (
          <span className="s-muted">{t('webhook.next_try', { when: locale.formatMoment(next_attempt_at) })}</span>
        )}
        {attempts.length === 0 && last_failure !== null ? (
          <span className="s-muted">{failureLabel(locale, last_failure, null)}</span>
        ) : null}
      </div>
      <p className="c-webhooks__id">
        <span className="s-muted">{t('webhook.event_id')}</span> <code>{event_id}</code>
        <CopyButton text={event_id} label={t('webhook.copy_event_id')} copiedLabel={t('common.copied')} iconOnly />
      </p>
      <section className="c-stack" aria-labelledby="webhook-attempts">
        <h3 id="webhook-attempts">{t('webhook.attempts')}</h3>
        <ol className="c-webhooks__attempts" reversed>
          {attempts.toReversed().map((attempt) => (
            <AttemptFacts key={attempt.number} attempt={attempt} />
          ))}
        </ol>
      </section>
      <section className="c-stack" aria-labelledby="webhook-payload">
        <div className="c-webhooks__head">
          <h3 id="webhook-payload">{t('webhook.payload')}</h3>
          <CopyButton text={payload} label={t('webhook.copy_payload')} copiedLabel={t('common.copied')} iconOnly />
        </div>
        {/* A box that scrolls can be reached without a mouse. */}
        <pre className="c-webhooks__pre" tabIndex={0} aria-label={t('webhook.payload')} role="region">
          {readablePayload(payload)}
        </pre>
      </section>
    </>
  );
}

function AttemptFacts({ attempt }: { attempt: WebhookDeliveryDetail['attempts'][number] }) {
  const locale = useLocale();
  const { t } = locale;
  const { number, at, status_code, failure, duration_ms, response_body } = attempt;
  return (
    <li className="c-webhooks__attempt">
      <strong>{t('webhook.attempt', { number: locale.formatNumber(number), when: locale.formatMoment(at) })}</strong>
      <span className={failure === null ? 's-muted' : 'c-webhooks__bad'}>
        {failure === null
          ? t('webhook.answered', { status: String(status_code), ms: locale.formatNumber(duration_ms) })
          : failureLabel(locale, failure, status_code)}
      </span>
      {response_body === '' ? (
        <span className="s-muted">{t('webhook.no_answer')}</span>
      ) : (
        <pre className="c-webhooks__pre" tabIndex={0} aria-label={t('webhook.answer')} role="region">
          {response_body}
        </pre>
      )}
    </li>
  );
}
