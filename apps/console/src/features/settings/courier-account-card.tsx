import type { CourierAccounts } from '@sampan/contract';
import { Button, CopyButton, Tag } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';

export interface CourierAccountCardProps {
  name: string;
  /** Undefined while it is not connected. */
  account: CourierAccounts['records'][number] | undefined;
  onConnect: () => void;
}

/** One courier: whether the company's own contract is connected, and since when. */
export function CourierAccountCard({ name, account, onConnect }: CourierAccountCardProps) {
  const { t, formatMoment } = useLocale();
  const heading = useId();
  const [ending, setEnding] = useState(false);
  return (
    <section className="c-card c-settings__section" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      {account === undefined ? (
        <div>
          <Button aria-label={t('courier_account.connect_title', { courier: name })} onClick={onConnect}>
            {t('courier_account.connect')}
          </Button>
        </div>
      ) : (
        <>
          <p className="c-row">
            <Tag tone="success">{t('courier_account.connected')}</Tag>
            <span className="s-muted">{t('courier_account.checked', { when: formatMoment(account.checked_at) })}</span>
          </p>
          <p className="c-courier-account__address">
            <strong>{t('courier_account.message_url')}</strong>
            <code>{account.message_url}</code>
            <CopyButton
              text={account.message_url}
              label={t('courier_account.copy_url')}
              copiedLabel={t('common.copied')}
              iconOnly
              size="sm"
            />
            <span className="s-muted">{t('courier_account.message_url_text')}</span>
            {account.message_url.endsWith('=') ? <span>{t('courier_account.message_url_secret')}</span> : null}
          </p>
          <div className="c-row">
            <Button onClick={onConnect}>{t('courier_account.replace')}</Button>
            <Button onClick={() => setEnding(true)}>{t('courier_account.disconnect')}</Button>
          </div>
          <EndDialog id={account.id} name={name} open={ending} onClose={() => setEnding(false)} />
        </>
      )}
    </section>
  );
}

function EndDialog({ id, name, open, onClose }: { id: string; name: string; open: boolean; onClose: () => void }) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.deleteCourierAccount({ params: { id } }),
    onSuccess: (accounts) => {
      queries.setQueryData(queryKeys.courierAccounts, accounts);
      showToast(t('courier_account.disconnected'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('courier_account.disconnect_title', { courier: name })}
      action={t('courier_account.disconnect')}
      keep={t('courier_account.keep')}
      call={end}
      onClose={onClose}
      onConfirm={() => end.mutate()}
    >
      <p>{t('courier_account.disconnect_text')}</p>
    </ConfirmDialog>
  );
}
