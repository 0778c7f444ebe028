import type { Inbound } from '@sampan/contract';
import { Banner, Button, Dialog, NumberField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useInboundActions } from './use-inbound.ts';

const FORM_ID = 'receive';

export interface ReceiveDialogProps {
  /** The goods that arrive; null keeps the dialog closed. */
  inbound: Inbound | null;
  onClose: () => void;
}

/** Counts what arrived; more than expected is counted too. */
export function ReceiveDialog({ inbound, onClose }: ReceiveDialogProps) {
  const { t } = useLocale();
  const { receive } = useInboundActions(onClose);
  const close = () => {
    receive.reset();
    onClose();
  };
  return (
    <Dialog
      open={inbound !== null}
      onClose={close}
      title={`${t('fulfilment.receive')}: ${inbound?.number ?? ''}`}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={receive.isPending}>
            {t('fulfilment.receive')}
          </Button>
        </>
      }
    >
      {inbound === null ? null : <ReceiveForm inbound={inbound} receive={receive} />}
    </Dialog>
  );
}

function ReceiveForm({
  inbound,
  receive,
}: {
  inbound: Inbound;
  receive: ReturnType<typeof useInboundActions>['receive'];
}) {
  const locale = useLocale();
  const { t } = locale;
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      inbound.lines.map(({ sku_id, expected, received }) => [sku_id, String(Math.max(0, expected - received))]),
    ),
  );
  const [is_tried, setTried] = useState(false);
  const settled = useSettledFields('receive');
  const isWrong = (text: string | undefined) => !/^\d{1,6}$/u.test((text ?? '').trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(counts).some(isWrong) || receive.isPending) return;
    const lines = Object.entries(counts)
      .map(([sku_id, text]) => ({ sku_id, quantity: Number(text) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length > 0) receive.mutate({ id: inbound.id, lines });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {receive.error === null ? null : <Banner tone="danger">{locale.errorText(receive.error)}</Banner>}
      {inbound.lines.map(({ sku_id, sku, name, expected, received }) => (
        <NumberField
          key={sku_id}
          id={`receive-${sku_id}`}
          label={t('fulfilment.arrived_of', { sku })}
          hint={`${name} · ${t('fulfilment.units_of', { picked: received, quantity: expected })}`}
          {...((is_tried || settled.has(sku_id)) && isWrong(counts[sku_id])
            ? { error: t('validate.number_invalid', { label: sku }) }
            : {})}
          value={counts[sku_id] ?? ''}
          onValueChange={(text) => setCounts((before) => ({ ...before, [sku_id]: text }))}
        />
      ))}
    </form>
  );
}
