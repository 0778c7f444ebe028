import { Banner, Button, Dialog, TextField } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import type { StoreTask } from './store-task.ts';

const FORM_ID = 'fetch-store-order';

/** Reads one order by its number, for those who miss one (channels C5). */
export function FetchOrderDialog({ task, onClose }: { task: StoreTask | null; onClose: () => void }) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const fetching = useMutation({
    mutationFn: (number: string) => api.fetchStoreOrder({ body: { store_id: task?.store.id ?? '', number } }),
    onSuccess: ({ number, skip_reason }) => {
      showToast(
        skip_reason === null
          ? t('store.fetched', { number })
          : t('store.fetched_skipped', { number, reason: t(`store.skip_${skip_reason}`) }),
      );
      for (const queryKey of [queryKeys.stores, queryKeys.storeOrders, queryKeys.orders])
        void queries.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const close = () => {
    fetching.reset();
    onClose();
  };
  return (
    <Dialog
      open={task !== null}
      onClose={close}
      title={t('store.fetch')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={fetching.isPending}>
            {t('store.fetch')}
          </Button>
        </>
      }
    >
      <NumberForm
        name={task?.store.store_name ?? ''}
        error={fetching.error}
        onSend={(number) => {
          if (!fetching.isPending) fetching.mutate(number);
        }}
      />
    </Dialog>
  );
}

interface NumberFormProps {
  name: string;
  error: Error | null;
  onSend: (number: string) => void;
}

function NumberForm({ name, error, onSend }: NumberFormProps) {
  const locale = useLocale();
  const { t } = locale;
  const [number, setNumber] = useState('');
  const [attempted, setAttempted] = useState(false);
  const settled = useSettledFields('fetch-order');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (number.trim() !== '') onSend(number.trim());
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, error)}</Banner>}
      <p>{t('store.fetch_text', { name })}</p>
      <TextField
        id="fetch-order-number"
        label={t('store.order_number')}
        required
        data-autofocus=""
        maxLength={80}
        value={number}
        error={
          (attempted || settled.has('number')) && number.trim() === ''
            ? t('validate.required', { label: t('store.order_number') })
            : undefined
        }
        onValueChange={setNumber}
      />
    </form>
  );
}
