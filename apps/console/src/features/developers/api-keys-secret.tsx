import { Banner, Button, CopyButton, Dialog } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { commandOf } from './api-keys-command.ts';
import type { SavedKey } from './use-api-keys.ts';

export interface ApiKeySecretDialogProps {
  /** A key that has just got a secret; null keeps the dialog closed. */
  made: SavedKey | null;
  onClose: () => void;
}

/** The one time a secret is shown. It stays until somebody says that it is saved. */
export function ApiKeySecretDialog({ made, onClose }: ApiKeySecretDialogProps) {
  const { t } = useLocale();
  const secret = made?.secret ?? '';
  const command = commandOf({ origin: window.location.origin, scopes: made?.key.scopes ?? [], secret });
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      blocking
      title={t('api_key.secret_title', { name: made?.key.name ?? '' })}
      footer={<Button onClick={onClose}>{t('api_key.secret_saved')}</Button>}
    >
      <div className="c-stack">
        <Banner tone="warning">{t('api_key.secret_text')}</Banner>
        <div className="c-dev__code">
          <code tabIndex={0} aria-label={t('api_key.secret')} role="group">
            {secret}
          </code>
          <CopyButton
            text={secret}
            label={t('api_key.secret_copy')}
            copiedLabel={t('common.copied')}
            variant="primary"
          />
        </div>
        <div className="c-dev__code">
          <h3>{t('api_key.secret_try')}</h3>
          <pre tabIndex={0}>{command}</pre>
          <CopyButton text={command} label={t('api_key.command_copy')} copiedLabel={t('common.copied')} />
        </div>
      </div>
    </Dialog>
  );
}
