import { canCall } from '@sampan/api-client';
import { Button, EmptyState, iconPlug, iconPlus, SkeletonRows } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointTable } from './endpoint-table.tsx';
import { useEndpoints } from './use-webhooks.ts';
import './webhooks.css';

/** /settings/webhooks: which servers of the merchant are told of what happens (trust 1 'Webhooks out'). */
export function WebhooksPage() {
  const { t } = useLocale();
  const found = useEndpoints();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const may_change = canCall('createWebhookEndpoint', useUser());
  usePageTitle(t('webhook.title'));
  const add = may_change ? (
    <Button variant="primary" icon={iconPlus} onClick={() => setAdding(true)}>
      {t('webhook.add')}
    </Button>
  ) : undefined;
  const is_empty = found.data !== undefined && found.data.length === 0;
  return (
    <div className="c-webhooks">
      <header className="c-webhooks__head">
        <div className="c-webhooks__intro">
          <h1>{t('webhook.title')}</h1>
          <p className="s-muted">{t('webhook.lead')}</p>
          {may_change ? null : <p className="s-muted">{t('webhook.only_owners')}</p>}
        </div>
        {is_empty ? null : add}
      </header>
      {found.isError ? (
        <LoadError title={t('webhook.failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={2} rowHeight={72} label={t('common.loading')} />
      ) : is_empty ? (
        <div className="c-card">
          <EmptyState kind="no-records" icon={iconPlug} title={t('webhook.empty')} action={add}>
            <p>{t('webhook.empty_text')}</p>
            <p>{t('webhook.empty_text_2')}</p>
          </EmptyState>
        </div>
      ) : (
        <EndpointTable endpoints={found.data} />
      )}
      <EndpointDialog
        open={adding}
        editing={null}
        onClose={() => setAdding(false)}
        // The next thing anybody needs is the secret, which stands there.
        onSaved={({ id }) => void navigate({ to: '/settings/webhooks/$id', params: { id } })}
      />
    </div>
  );
}
