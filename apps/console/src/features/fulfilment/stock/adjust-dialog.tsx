import type { Stock } from '@sampan/contract';
import { Banner, Button, Dialog, NumberField, Select, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useStockActions } from './use-stock.ts';

const FORM_ID = 'adjust-stock';

export interface AdjustDialogProps {
  /** The stock to correct; null keeps the dialog closed. */
  stock: Stock | null;
  onClose: () => void;
}

/** Corrects a stock by a difference, with the reason, and says where it lies (volume 6). */
export function AdjustDialog({ stock, onClose }: AdjustDialogProps) {
  const { t } = useLocale();
  const { adjust } = useStockActions(onClose);
  const close = () => {
    adjust.reset();
    onClose();
  };
  return (
    <Dialog
      open={stock !== null}
      onClose={close}
      title={stock === null ? '' : t('fulfilment.adjust_of', { sku: stock.sku })}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={adjust.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {stock === null ? null : <AdjustForm stock={stock} adjust={adjust} />}
    </Dialog>
  );
}

/** Mounted anew with every opening, so that nothing typed for another line stays. */
function AdjustForm({ stock, adjust }: { stock: Stock; adjust: ReturnType<typeof useStockActions>['adjust'] }) {
  const locale = useLocale();
  const { t } = locale;
  const [form, setForm] = useState({ delta: '', reason: 'adjust', shelf: null as string | null, note: '' });
  const [is_tried, setTried] = useState(false);
  const settled = useSettledFields('adjust');
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const delta = form.delta.trim() === '' ? 0 : Number(form.delta);
  const is_number = Number.isInteger(delta);
  // The line's own until somebody types: the list may be read again while the dialog is open.
  const shelf = form.shelf ?? stock.shelf;
  const note = form.note.trim();
  const needs_note = delta !== 0 && note === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!is_number || needs_note || adjust.isPending) return;
    adjust.mutate({
      stock,
      input: { delta, reason: form.reason === 'return' ? 'return' : 'adjust', shelf: shelf.trim(), note },
    });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {adjust.error === null ? null : <Banner tone="danger">{locale.errorText(adjust.error)}</Banner>}
      <NumberField
        id="adjust-delta"
        label={t('fulfilment.delta')}
        hint={
          is_number && form.delta.trim() !== ''
            ? t('fulfilment.afterwards', { count: stock.on_hand + delta })
            : t('fulfilment.delta_hint')
        }
        {...((is_tried || settled.has('delta')) && !is_number
          ? { error: t('validate.number_invalid', { label: t('fulfilment.delta') }) }
          : {})}
        min={-stock.available}
        value={form.delta}
        onValueChange={(text) => change({ delta: text })}
      />
      <Select
        label={t('fulfilment.reason')}
        options={(['adjust', 'return'] as const).map((value) => ({ value, label: t(`fulfilment.reason_${value}`) }))}
        value={form.reason}
        onValueChange={(reason) => change({ reason })}
      />
      <TextField
        id="adjust-note"
        label={t('fulfilment.note')}
        {...((is_tried || settled.has('note')) && needs_note ? { error: t('fulfilment.note_required') } : {})}
        maxLength={120}
        value={form.note}
        onValueChange={(text) => change({ note: text })}
      />
      <TextField
        label={t('fulfilment.shelf')}
        maxLength={20}
        value={shelf}
        onValueChange={(typed) => change({ shelf: typed })}
      />
    </form>
  );
}
