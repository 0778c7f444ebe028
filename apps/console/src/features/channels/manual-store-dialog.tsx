import type { Store } from '@sampan/contract';
import { Banner, Button, Dialog, ErrorSummary, Select, TextField } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { dueErrors, useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { checkStoreForm, NETWORKS, storeFormOf, type StoreFormValues } from './store-form.ts';

const FORM_ID = 'manual-store';

type StoreBody = NonNullable<ReturnType<typeof checkStoreForm>['body']>;

export interface ManualStoreDialogProps {
  /** The store to change, `new` for another one, null while the dialog is closed. */
  store: Store | 'new' | null;
  onClose: () => void;
}

/** The store form of spec 3: a page that sells somewhere we cannot connect to. What was typed survives every refusal. */
export function ManualStoreDialog({ store, onClose }: ManualStoreDialogProps) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const editing = store === 'new' ? null : store;
  const save = useMutation({
    mutationFn: (body: StoreBody) => api.saveStore({ body }),
    // Said once the list shows it: whoever opens the dialog again at once begins with what was saved.
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.stores });
      showToast(t('store.saved'));
      onClose();
    },
  });
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <Dialog
      open={store !== null}
      onClose={close}
      title={editing === null ? t('store.add_manual') : t('store.edit')}
      closeLabel={t('common.close')}
      mobile="full"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={save.isPending} busyLabel={t('common.saving')}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <StoreFields
        editing={editing}
        error={save.error}
        onSave={(body) => {
          if (!save.isPending) save.mutate(body);
        }}
      />
    </Dialog>
  );
}

interface StoreFieldsProps {
  editing: Store | null;
  error: Error | null;
  onSave: (body: StoreBody) => void;
}

/** Mounted anew with every opening, so it begins with the store as it is. */
function StoreFields({ editing, error, onSave }: StoreFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const [values, setValues] = useState(() => storeFormOf(editing));
  const [attempt, setAttempt] = useState(0);
  const errors = dueErrors(checkStoreForm(values, t).errors, attempt, useSettledFields('store'));
  const problems = Object.entries(errors).map(([name, message]) => ({ fieldId: `store-${name}`, message }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    const { body } = checkStoreForm(values, t);
    if (body !== null) onSave(body);
  };
  const field = (name: keyof StoreFormValues) => ({
    id: `store-${name}`,
    value: values[name],
    error: errors[name],
    onValueChange: (text: string) => setValues({ ...values, [name]: text }),
  });
  const link = { inputMode: 'url' as const, autoCapitalize: 'none', spellCheck: false, maxLength: 500 };
  const networks = [...new Set<string>([...NETWORKS, values.social_network_id])];
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {attempt === 0 ? null : (
        <ErrorSummary
          title={t('common.errors_found', { count: problems.length })}
          problems={problems}
          attempt={attempt}
        />
      )}
      {error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, error)}</Banner>}
      <TextField {...field('store_name')} label={t('label.store_name')} required maxLength={120} data-autofocus="" />
      <Select
        {...field('social_network_id')}
        label={t('store.network')}
        options={networks.map((value) => ({ value, label: networkName(value, t) }))}
      />
      <TextField {...field('profile_url')} {...link} label={t('label.page_url')} hint={t('store.page_hint')} required />
      <TextField {...field('store_logo')} {...link} label={t('label.store_logo')} hint={t('store.logo_hint')} />
      <TextField
        {...field('access_token')}
        label={t('label.access_token')}
        hint={t('store.token_hint')}
        required
        maxLength={500}
        type="password"
        autoComplete="off"
      />
    </form>
  );
}

const NAMES: Readonly<Record<string, string>> = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' };

function networkName(value: string, t: ReturnType<typeof useLocale>['t']): string {
  if (value === 'website') return t('store.network_website');
  return value === 'other' || value === '' ? t('store.network_else') : (NAMES[value] ?? value);
}
