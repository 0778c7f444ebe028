import type { AvailableStore, StoreSource } from '@sampan/contract';
import { Banner, Button, Dialog, Icon, iconCheck, iconExternal, TextField } from '@sampan/ui';
import { isApiError } from '@sampan/api-client';
import { useState, type FormEvent } from 'react';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ChannelMark } from '../../shared/brand/channel-mark.tsx';
import { useConnect, useKindName } from './use-stores.ts';

const FORM_ID = 'connect-store';
/** What the permission is for; prices at checkout are Shopify's alone. */
const ABLE = ['able_read', 'able_track', 'able_rates'] as const;

export interface ConnectDialogProps {
  kinds: readonly AvailableStore[];
  /** The kind to connect; null while it is chosen, undefined while the dialog is closed. */
  source: StoreSource | null | undefined;
  /** Of a store that is connected again, as its channel calls it; empty for a new one. */
  address?: string;
  onPick: (source: StoreSource) => void;
  onClose: () => void;
}

/** Which kind, which store, and what Sampan may do there; then the channel asks for permission on its own page. */
export function ConnectDialog({ kinds, source, address = '', onPick, onClose }: ConnectDialogProps) {
  const { t } = useLocale();
  const connect = useConnect();
  const kind = kinds.find((one) => one.source === source);
  const close = () => {
    connect.reset();
    onClose();
  };
  return (
    <Dialog
      open={source !== undefined}
      onClose={close}
      title={kind === undefined ? t('store.add_title') : t('store.connect_name', { channel: kind.name })}
      closeLabel={t('common.close')}
      footer={
        kind === undefined ? undefined : (
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button variant="primary" type="submit" form={FORM_ID} icon={iconExternal} busy={connect.isPending}>
              {t('store.go_on', { channel: kind.name })}
            </Button>
          </>
        )
      }
    >
      {kind === undefined ? (
        <KindList kinds={kinds} onPick={onPick} />
      ) : (
        <ConnectFields key={`${kind.source} ${address}`} kind={kind} known={address} connect={connect} />
      )}
    </Dialog>
  );
}

function KindList({ kinds, onPick }: Pick<ConnectDialogProps, 'kinds' | 'onPick'>) {
  const { t } = useLocale();
  const nameOf = useKindName();
  return (
    <ul className="c-store-kinds">
      {kinds.map((kind) => (
        <li key={kind.source}>
          <button type="button" disabled={!kind.is_available} onClick={() => onPick(kind.source)}>
            <ChannelMark source={kind.source} />
            <span>
              <strong>{nameOf(kind)}</strong>
              {kind.is_available ? null : <small>{t('store.state_unavailable')}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ConnectFieldsProps {
  kind: AvailableStore;
  known: string;
  connect: ReturnType<typeof useConnect>;
}

function ConnectFields({ kind, known, connect }: ConnectFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const [address, setAddress] = useState(known);
  const [attempted, setAttempted] = useState(false);
  const settled = useSettledFields('connect-store');
  const is_missing = kind.needs_shop_name && address.trim() === '';
  const refused = isApiError(connect.error)
    ? connect.error.errors.find(({ param }) => param === 'shop_name')
    : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (is_missing || connect.isPending) return;
    connect.mutate({ source: kind.source, shop_name: address.trim() });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      <p className="c-store-step">
        <ChannelMark source={kind.source} />
        <span className="s-muted">{t('auth.step_of', { step: 1, total: 2 })}</span>
      </p>
      {connect.error === null || refused !== undefined ? null : (
        <Banner tone="danger">{errorTextWithWait(locale, connect.error)}</Banner>
      )}
      {kind.needs_shop_name ? (
        <TextField
          id="connect-store-address"
          label={t('store.address')}
          hint={t(kind.source === 'woocommerce' ? 'store.address_hint_woocommerce' : 'store.address_hint_shopify')}
          required
          data-autofocus=""
          maxLength={255}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          error={
            (attempted || settled.has('address')) && is_missing
              ? t('validate.required', { label: t('store.address') })
              : refused === undefined
                ? undefined
                : t('validate.store_address_invalid')
          }
          onValueChange={(text) => {
            setAddress(text);
            if (connect.isError) connect.reset();
          }}
        />
      ) : null}
      <section className="c-store-able" aria-labelledby="store-able">
        <h3 id="store-able">{t('store.able_title')}</h3>
        <ul>
          {ABLE.filter((able) => able !== 'able_rates' || kind.source === 'shopify').map((able) => (
            <li key={able}>
              <Icon shape={iconCheck} size={16} />
              {t(`store.${able}`)}
            </li>
          ))}
        </ul>
        <p className="s-muted">{t('store.able_never')}</p>
      </section>
      <p className="s-muted">{t('store.after')}</p>
    </form>
  );
}
