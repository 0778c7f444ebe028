import { isApiError } from '@sampan/api-client';
import type { CourierAccounts, CourierCredential } from '@sampan/contract';
import { Banner, Button, Dialog, TextField } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';

type Offered = CourierAccounts['offered'][number];

/** What nobody should read over a shoulder. */
const SECRET: ReadonlySet<CourierCredential> = new Set([
  'client_secret',
  'private_key',
  'password',
  'api_secret',
  'message_secret',
  'refresh_token',
]);

/** What the courier handed out, entered once: the courier is asked, and nothing of it is shown again. */
export function CourierAccountDialog({ offered, onClose }: { offered: Offered | undefined; onClose: () => void }) {
  const { t } = useLocale();
  return (
    <Dialog
      open={offered !== undefined}
      onClose={onClose}
      title={t('courier_account.connect_title', { courier: offered?.courier_name ?? '' })}
      closeLabel={t('common.close')}
      size="sm"
    >
      {offered === undefined ? null : <AccountForm offered={offered} onClose={onClose} />}
    </Dialog>
  );
}

function AccountForm({ offered, onClose }: { offered: Offered; onClose: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<CourierCredential, string>>>({});
  const { courier, courier_name, credentials } = offered;
  const save = useMutation({
    mutationFn: () => {
      const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '');
      return api.saveCourierAccount({ body: { courier, credentials: Object.fromEntries(filled) } });
    },
    onSuccess: (accounts) => {
      queries.setQueryData(queryKeys.courierAccounts, accounts);
      showToast(t('courier_account.connected_toast', { courier: courier_name }));
      onClose();
    },
  });
  const errors = isApiError(save.error) ? save.error.errors : [];
  const errorOf = (param: string) => {
    const found = errors.find((each) => each.param === param);
    return found === undefined ? undefined : locale.fieldErrorText(found);
  };
  const hintOf = (name: CourierCredential) => {
    if (name === 'account_kind') return t('courier_account.hint_account_kind');
    // Elsewhere it is the courier that says how long a secret is.
    return name === 'message_secret' && courier === 'easyparcel' ? t('courier_account.hint_address_secret') : undefined;
  };
  const of_all = errorOf('credentials');
  const problem = of_all ?? (save.error === null || errors.length > 0 ? null : errorTextWithWait(locale, save.error));
  return (
    <form
      className="c-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <p className="s-muted">{t('courier_account.form_text')}</p>
      {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
      {credentials.map((name, place) => (
        <TextField
          key={name}
          type={SECRET.has(name) ? 'password' : 'text'}
          label={t(`courier_account.credential_${name}`)}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...(place === 0 ? { 'data-autofocus': '' } : {})}
          value={typed[name] ?? ''}
          hint={hintOf(name)}
          error={errorOf(`credentials.${name}`)}
          onValueChange={(text) => setTyped({ ...typed, [name]: text })}
        />
      ))}
      <div className="c-row">
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={t('common.loading')}>
          {t('courier_account.save')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}
