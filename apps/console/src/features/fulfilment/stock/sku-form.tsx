import { isApiError } from '@sampan/api-client';
import type { Sku, SkuDraft } from '@sampan/contract';
import { Banner, NumberField, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface SkuFormProps {
  id: string;
  /** The goods that are changed; absent for new ones. */
  known?: Sku | undefined;
  call: { error: Error | null; isError: boolean; isPending: boolean; reset: () => void };
  onSave: (draft: SkuDraft) => void;
}

function typedOf(known: Sku | undefined) {
  return {
    sku: known?.sku ?? '',
    name: known?.name ?? '',
    barcode: known?.barcode ?? '',
    weight: known === undefined ? '' : String(known.weight),
    reorder_point: known === undefined ? '' : String(known.reorder_point),
  };
}

/** What a kind of goods is called, weighs, and when it is ordered again. What the form does not ask stays as it is known. */
export function SkuForm({ id, known, call, onSave }: SkuFormProps) {
  const locale = useLocale();
  const { t } = locale;
  const [form, setForm] = useState(() => typedOf(known));
  const [is_tried, setTried] = useState(false);
  const settled = useSettledFields('sku');
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }));
    if (call.isError) call.reset();
  };
  const refused = new Map(
    isApiError(call.error) ? call.error.errors.map((failure) => [failure.param, locale.fieldErrorText(failure)]) : [],
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
    if (Object.values(wrong).some((problem) => problem !== undefined) || call.isPending) return;
    onSave({
      sku: form.sku.trim(),
      name: form.name.trim(),
      barcode: form.barcode.trim(),
      weight,
      dimension: known?.dimension ?? null,
      hs_code: known?.hs_code ?? '',
      origin_country: known?.origin_country ?? '',
      unit_value: known?.unit_value ?? 0,
      reorder_point,
    });
  };
  return (
    <form id={id} className="c-stack" onSubmit={submit} noValidate>
      {call.error !== null && refused.size === 0 ? <Banner tone="danger">{locale.errorText(call.error)}</Banner> : null}
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
