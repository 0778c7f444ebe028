import { isApiError } from '@sampan/api-client';
import type { Warehouse } from '@sampan/contract';
import { Banner, Button, Dialog, NumberField, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useStockActions } from './use-stock.ts';

const FORM_ID = 'sku';

export interface SkuDialogProps {
  open: boolean;
  /** The new SKU gets a line in the first open one. */
  places: readonly Warehouse[];
  onClose: () => void;
}

/** Adds a kind of goods (volume 6: sku, name, barcode, weight, reorder point). */
export function SkuDialog({ open, places, onClose }: SkuDialogProps) {
  const { t } = useLocale();
  const { add } = useStockActions(onClose);
  const warehouse_id = places.find(({ status }) => status === 'active')?.id;
  const close = () => {
    add.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('fulfilment.add_sku')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={add.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {warehouse_id === undefined ? null : <SkuForm add={add} warehouse_id={warehouse_id} />}
    </Dialog>
  );
}

interface FormProps {
  add: ReturnType<typeof useStockActions>['add'];
  warehouse_id: string;
}

function SkuForm({ add, warehouse_id }: FormProps) {
  const locale = useLocale();
  const { t } = locale;
  const [form, setForm] = useState({ sku: '', name: '', barcode: '', weight: '', reorder_point: '' });
  const [is_tried, setTried] = useState(false);
  const settled = useSettledFields('sku');
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }));
    if (add.isError) add.reset();
  };
  const refused = new Map(
    isApiError(add.error) ? add.error.errors.map((failure) => [failure.param, locale.fieldErrorText(failure)]) : [],
  );
  const weight = Number(form.weight);
  const reorder_point = form.reorder_point === '' ? 0 : Number(form.reorder_point);
  const wrong = {
    sku: form.sku.trim() === '' ? t('validate.required', { label: t('fulfilment.sku') }) : undefined,
    name: form.name.trim() === '' ? t('validate.required', { label: t('label.name') }) : undefined,
    weight:
      form.weight === '' || !(weight >= 0.001)
        ? t('validate.number_min', { label: t('fulfilment.weight_kg'), min: '0.001' })
        : undefined,
    reorder_point:
      Number.isInteger(reorder_point) && reorder_point >= 0
        ? undefined
        : t('validate.number_min', { label: t('fulfilment.reorder_point'), min: '0' }),
    barcode: undefined,
  };
  const errorOf = (field: keyof typeof wrong) => {
    const error = (is_tried || settled.has(field) ? wrong[field] : undefined) ?? refused.get(field);
    return error === undefined ? {} : { error };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some((problem) => problem !== undefined) || add.isPending) return;
    add.mutate({
      draft: {
        sku: form.sku.trim(),
        name: form.name.trim(),
        barcode: form.barcode.trim(),
        weight,
        dimension: null,
        hs_code: '',
        origin_country: '',
        unit_value: 0,
        reorder_point,
      },
      warehouse_id,
    });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {add.error !== null && refused.size === 0 ? <Banner tone="danger">{locale.errorText(add.error)}</Banner> : null}
      <TextField
        id="sku-sku"
        label={t('fulfilment.sku')}
        required
        maxLength={64}
        value={form.sku}
        onValueChange={(sku) => change({ sku })}
        {...errorOf('sku')}
      />
      <TextField
        id="sku-name"
        label={t('label.name')}
        required
        maxLength={200}
        value={form.name}
        onValueChange={(name) => change({ name })}
        {...errorOf('name')}
      />
      <TextField
        id="sku-barcode"
        label={t('fulfilment.barcode')}
        maxLength={64}
        value={form.barcode}
        onValueChange={(barcode) => change({ barcode })}
        {...errorOf('barcode')}
      />
      <NumberField
        id="sku-weight"
        label={t('fulfilment.weight_kg')}
        required
        step={0.1}
        value={form.weight}
        onValueChange={(text) => change({ weight: text })}
        {...errorOf('weight')}
      />
      <NumberField
        id="sku-reorder_point"
        label={t('fulfilment.reorder_point')}
        value={form.reorder_point}
        onValueChange={(text) => change({ reorder_point: text })}
        {...errorOf('reorder_point')}
      />
    </form>
  );
}
