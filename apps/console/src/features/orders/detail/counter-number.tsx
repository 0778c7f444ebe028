import { isApiError, canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { Banner, Button, TextField } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import './address-confirmation.css';

/** Of a parcel that is handed in at a counter: what to do, and the number from the receipt. It can be corrected later. */
export function CounterNumber({ order }: { order: Order }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const is_entered = order.status === 'in_transit';
  const [number, setNumber] = useState(is_entered ? (order.label?.tracking_code ?? '') : '');
  const save = useMutation({
    mutationFn: () => api.setTrackingNumber({ params: { id: order.id }, body: { tracking_code: number } }),
    onSuccess: () => {
      showToast(t('order.counter_saved'));
      return queries.invalidateQueries({ queryKey: queryKeys.orders });
    },
  });
  const refused = isApiError(save.error) ? save.error.errors[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  if (!canCall('setTrackingNumber', useUser())) return null;
  return (
    <section className="c-sheet__part">
      <Banner tone="info" title={t('estimate.at_counter')}>
        {t('order.counter_text', { courier: order.courier?.name ?? '' })}
      </Banner>
      <form className="c-send-link" noValidate onSubmit={submit}>
        <TextField
          label={t('order.counter_number')}
          autoComplete="off"
          maxLength={40}
          value={number}
          error={refused === undefined ? undefined : locale.fieldErrorText(refused)}
          onValueChange={(text) => {
            setNumber(text);
            save.reset();
          }}
        />
        <Button type="submit" variant={is_entered ? 'secondary' : 'primary'} busy={save.isPending}>
          {t('order.counter_save')}
        </Button>
      </form>
      {save.error === null || refused !== undefined ? null : (
        <Banner tone="danger">{locale.errorText(save.error)}</Banner>
      )}
    </section>
  );
}
