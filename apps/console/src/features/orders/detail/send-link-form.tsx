import { isApiError, canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';
import { Banner, Button, CopyButton, iconMail, iconShare, TextField } from '@sampan/ui';
import { isEmail, shareAddressSchema, validateForm } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** The email, where the recipient has one: it costs nothing and is opened as often. */
function knownContact(order: Order): string {
  const { email = '', phone = '' } = order.shipping_address ?? {};
  return isEmail(email) ? email : phone;
}

/** The sentence of the field the server refused, which says more than the whole. */
function refusalText(error: Error, locale: Localisation): string {
  const field = isApiError(error) ? error.errors[0] : undefined;
  return field === undefined ? locale.errorText(error) : locale.fieldErrorText(field);
}

/** Sends a link by email or text message, or makes one to share elsewhere (spec 7 POST /order/add_delivery_address). */
export function SendLinkForm({ order }: { order: Order }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const queries = useQueryClient();
  const [contact, setContact] = useState(() => knownContact(order));
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.orders });
  const send = useMutation({
    mutationFn: (to: { email: string } | { phone: string }) =>
      api.addDeliveryAddress({ body: { order_id: order.id, ...to } }),
    onSuccess: () => {
      showToast(t('confirmation.sent_done'));
      return refresh();
    },
  });
  const make = useMutation({
    mutationFn: () => api.generateShareLink({ body: { order_id: order.id } }),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const country = order.destination_country_code ?? order.origin_country_code;
    const { output, issues } = validateForm(shareAddressSchema(country), { contact });
    setRefusal(issues === undefined ? undefined : locale.issueText(issues[0].key));
    if (output !== undefined) send.mutate(output.contact);
  };
  const error = send.error ?? make.error;
  return (
    <>
      {canCall('addDeliveryAddress', user) ? (
        <form className="c-send-link" noValidate onSubmit={submit}>
          <TextField
            label={t('confirmation.contact')}
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={contact}
            error={refusal}
            onValueChange={(text) => {
              setContact(text);
              setRefusal(undefined);
            }}
          />
          <Button type="submit" icon={iconMail} busy={send.isPending}>
            {t('confirmation.send')}
          </Button>
        </form>
      ) : null}
      {error === null ? null : <Banner tone="danger">{refusalText(error, locale)}</Banner>}
      {make.data === undefined ? (
        <div>
          <Button variant="quiet" size="sm" icon={iconShare} busy={make.isPending} onClick={() => make.mutate()}>
            {t('confirmation.make')}
          </Button>
        </div>
      ) : (
        <div className="c-send-link">
          <TextField label={t('confirmation.link')} hint={t('confirmation.link_hint')} readOnly value={make.data.url} />
          <CopyButton text={make.data.url} label={t('confirmation.copy')} copiedLabel={t('confirmation.copied')} />
        </div>
      )}
    </>
  );
}
