import type { SecretKey } from '@sampan/contract';
import {
  Banner,
  Button,
  EmptyState,
  Icon,
  iconExternal,
  iconLock,
  iconPlus,
  iconShield,
  SkeletonRows,
} from '@sampan/ui';
import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { asListed } from '../../shared/list/as-listed.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { ApiKeyFormDialog } from './api-keys-form.tsx';
import { RevokeApiKeyDialog } from './api-keys-revoke.tsx';
import { RotateKeyDialog } from './api-keys-rotate.tsx';
import { ApiKeySecretDialog } from './api-keys-secret.tsx';
import { ApiKeysTable } from './api-keys-table.tsx';
import { useApiKeys, type SavedKey } from './use-api-keys.ts';
import './developers.css';

/** /settings/api-keys: making, changing, rotating and revoking the keys of a shop's own servers. For owners. */
export function ApiKeysPage() {
  const { t } = useLocale();
  const keys = useApiKeys();
  const [form, setForm] = useState<{ editing: SecretKey | null } | null>(null);
  const [rotating, setRotating] = useState<SecretKey | null>(null);
  const [revoking, setRevoking] = useState<SecretKey | null>(null);
  const [made, setMade] = useState<SavedKey | null>(null);
  usePageTitle(t('api_key.title'));

  const take = (saved: SavedKey) => {
    setForm(null);
    setRotating(null);
    if (saved.secret === null) showToast(t('api_key.saved'));
    else setMade(saved);
  };
  const make = (
    <Button icon={iconPlus} onClick={() => setForm({ editing: null })}>
      {t('api_key.new')}
    </Button>
  );
  return (
    <div className="c-dev">
      <div className="c-dev__head">
        <h1>{t('api_key.title')}</h1>
        {keys.data === undefined || keys.data.length === 0 ? null : make}
      </div>
      <p className="s-muted c-dev__text">
        {t('api_key.lead')}{' '}
        <a href="/api/docs" target="_blank" rel="noopener noreferrer">
          {t('api_key.docs')} <Icon shape={iconExternal} size={14} />
        </a>
      </p>
      <Banner icon={iconShield}>{t('api_key.never_in_page')}</Banner>
      {keys.isError ? (
        <LoadError title={t('api_key.failed')} query={keys} />
      ) : keys.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={92} label={t('common.loading')} />
      ) : keys.data.length === 0 ? (
        <div className="c-card">
          <EmptyState kind="no-records" icon={iconLock} title={t('api_key.empty')} action={make}>
            {t('api_key.empty_text')}
          </EmptyState>
        </div>
      ) : (
        <ApiKeysTable
          keys={keys.data}
          onEdit={(editing) => setForm({ editing })}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      )}
      <ApiKeyFormDialog
        open={form !== null}
        editing={form?.editing ?? null}
        onClose={() => setForm(null)}
        onSaved={take}
      />
      <RotateKeyDialog target={asListed(keys.data, rotating)} onClose={() => setRotating(null)} onRotated={take} />
      <RevokeApiKeyDialog target={asListed(keys.data, revoking)} onClose={() => setRevoking(null)} />
      <ApiKeySecretDialog made={made} onClose={() => setMade(null)} />
    </div>
  );
}
