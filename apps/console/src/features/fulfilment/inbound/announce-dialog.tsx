import type { Sku, Warehouse } from '@sampan/contract';
import { Banner, Button, Combobox, Dialog, IconButton, iconTrash, NumberField, Select, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useFindSkus } from '../stock/use-stock.ts';
import { useInboundActions } from './use-inbound.ts';

const FORM_ID = 'announce';

export interface AnnounceDialogProps {
  open: boolean;
  /** Open warehouses. */
  places: readonly Warehouse[];
  onClose: () => void;
}

/** Announces goods to a warehouse: what is on its way is incoming from then on (volume 6). */
export function AnnounceDialog({ open, places, onClose }: AnnounceDialogProps) {
  const { t } = useLocale();
  const { announce } = useInboundActions(onClose);
  const close = () => {
    announce.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('fulfilment.announce')}
      closeLabel={t('common.close')}
      mobile="full"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={announce.isPending}>
            {t('fulfilment.announce')}
          </Button>
        </>
      }
    >
      <AnnounceForm places={places} announce={announce} />
    </Dialog>
  );
}

interface Line {
  sku: Pick<Sku, 'id' | 'sku' | 'name'>;
  quantity: string;
}

function AnnounceForm({
  places,
  announce,
}: {
  places: readonly Warehouse[];
  announce: ReturnType<typeof useInboundActions>['announce'];
}) {
  const locale = useLocale();
  const { t } = locale;
  const findSkus = useFindSkus();
  const [form, setForm] = useState({ warehouse_id: places[0]?.id ?? '', reference: '', carrier: '' });
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [typed, setTyped] = useState('');
  const [is_tried, setTried] = useState(false);
  const settled = useSettledFields('announce');
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const isWrong = ({ quantity }: Line) => !/^[1-9]\d{0,4}$/u.test(quantity.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lines.length === 0 || lines.some(isWrong) || announce.isPending) return;
    announce.mutate({
      warehouse_id: form.warehouse_id,
      reference: form.reference.trim(),
      carrier: form.carrier.trim(),
      tracking_code: '',
      boxes: 0,
      lines: lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity: Number(quantity) })),
    });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {announce.error === null ? null : <Banner tone="danger">{locale.errorText(announce.error)}</Banner>}
      {places.length < 2 ? null : (
        <Select
          label={t('fulfilment.warehouse')}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.warehouse_id}
          onValueChange={(warehouse_id) => change({ warehouse_id })}
        />
      )}
      <Combobox
        label={t('fulfilment.add_line')}
        value={typed}
        onValueChange={setTyped}
        minLength={1}
        {...(is_tried && lines.length === 0 ? { error: t('fulfilment.no_lines') } : {})}
        load={async (text, signal) => {
          const { records } = await findSkus(text, signal);
          return records.map((sku) => ({ id: sku.id, label: sku.name, detail: sku.sku, sku }));
        }}
        onPick={({ sku }) => {
          setTyped('');
          setLines((before) =>
            before.some((line) => line.sku.id === sku.id) ? before : [...before, { sku, quantity: '' }],
          );
        }}
        labels={{
          loading: t('common.loading'),
          empty: t('fulfilment.no_match'),
          count: (count) => locale.formatNumber(count),
        }}
      />
      {lines.map((line) => (
        <div key={line.sku.id} className="c-inbound__line">
          <NumberField
            id={`announce-${line.sku.id}`}
            label={t('fulfilment.quantity_of', { sku: line.sku.sku })}
            hint={line.sku.name}
            {...((is_tried || settled.has(line.sku.id)) && isWrong(line)
              ? { error: t('validate.number_invalid', { label: line.sku.sku }) }
              : {})}
            value={line.quantity}
            onValueChange={(quantity) =>
              setLines((before) => before.map((one) => (one.sku.id === line.sku.id ? { ...one, quantity } : one)))
            }
          />
          <IconButton
            icon={iconTrash}
            label={t('fulfilment.remove_line', { sku: line.sku.sku })}
            onClick={() => setLines((before) => before.filter((one) => one.sku.id !== line.sku.id))}
          />
        </div>
      ))}
      <TextField
        label={t('fulfilment.reference')}
        maxLength={64}
        value={form.reference}
        onValueChange={(reference) => change({ reference })}
      />
      <TextField
        label={t('fulfilment.carrier')}
        maxLength={60}
        value={form.carrier}
        onValueChange={(carrier) => change({ carrier })}
      />
    </form>
  );
}
