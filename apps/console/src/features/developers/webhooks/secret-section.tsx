import { canCall } from '@sampan/api-client';
import type { WebhookEndpoint } from '@sampan/contract';
import { Banner, Button, CopyButton, iconEye, iconEyeOff, iconRefresh } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useSecret } from './use-webhooks.ts';

const HIDDEN = `whsec_${'•'.repeat(24)}`;

/** The signing secret: hidden until an owner asks for it, shown again after a rotation. */
export function SecretSection({ endpoint }: { endpoint: WebhookEndpoint }) {
  const locale = useLocale();
  const { t } = locale;
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const reveal = useSecret('reveal');
  const rotate = useSecret('rotate');
  if (!canCall('revealWebhookSecret', useUser())) return null;
  const closeAsking = () => {
    rotate.reset();
    setAsking(false);
  };
  return (
    <section className="c-card c-settings__section" aria-labelledby="webhook-secret">
      <h2 id="webhook-secret">{t('webhook.secret')}</h2>
      <p className="s-muted">{t('webhook.secret_text')}</p>
      {reveal.isError ? <Banner tone="danger">{locale.errorText(reveal.error)}</Banner> : null}
      <code className="c-webhooks__secret" data-testid="webhook-secret">
        {secret ?? HIDDEN}
      </code>
      {endpoint.previous_secret_until === null ? null : (
        <p className="s-muted">
          {t('webhook.previous_until', { when: locale.formatMoment(endpoint.previous_secret_until) })}
        </p>
      )}
      <div className="c-row">
        {secret === null ? (
          <Button
            icon={iconEye}
            busy={reveal.isPending}
            onClick={() => reveal.mutate(endpoint.id, { onSuccess: (shown) => setSecret(shown.secret) })}
          >
            {t('webhook.reveal')}
          </Button>
        ) : (
          <>
            <CopyButton text={secret} label={t('webhook.copy_secret')} copiedLabel={t('common.copied')} />
            <Button icon={iconEyeOff} onClick={() => setSecret(null)}>
              {t('webhook.hide')}
            </Button>
          </>
        )}
        <Button icon={iconRefresh} onClick={() => setAsking(true)}>
          {t('webhook.rotate')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('webhook.rotate_title')}
        action={t('webhook.rotate')}
        tone="primary"
        call={rotate}
        onClose={closeAsking}
        onConfirm={() =>
          rotate.mutate(endpoint.id, {
            onSuccess: (made) => {
              reveal.reset();
              setSecret(made.secret);
              showToast(t('webhook.rotated'));
              closeAsking();
            },
          })
        }
      >
        <p>{t('webhook.rotate_text')}</p>
      </ConfirmDialog>
    </section>
  );
}
