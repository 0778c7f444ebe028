import { isApiError } from '@sampan/api-client';
import type { Warehouse } from '@sampan/contract';
import { Banner, Button, Checkbox, Dialog, Select, TextArea, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useSaveWarehouse } from './use-save-warehouse.ts';
import { clockOf, dayNames } from './working-time.ts';

const FORM_ID = 'warehouse';

export interface WarehouseDialogProps {
  open: boolean;
  /** The warehouse to change; null adds one. */
  editing: Warehouse | null;
  onClose: () => void;
}

export function WarehouseDialog({ open, editing, onClose }: WarehouseDialogProps) {
  const { t } = useLocale();
  const save = useSaveWarehouse(editing, onClose);
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(editing === null ? 'fulfilment.add_warehouse' : 'fulfilment.edit_warehouse')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={save.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <WarehouseForm editing={editing} save={save} />
    </Dialog>
  );
}

interface FormProps {
  editing: Warehouse | null;
  save: ReturnType<typeof useSaveWarehouse>;
}

/** Mounted anew with every opening, so it begins with the warehouse as it is. */
function WarehouseForm({ editing, save }: FormProps) {
  const locale = useLocale();
  const { t } = locale;
  const [form, setForm] = useState({
    name: editing?.name ?? '',
    address: editing?.address ?? '',
    cut_off: clockOf(editing?.cut_off ?? '1700'),
    working_days: editing?.working_days ?? [1, 2, 3, 4, 5],
    status: editing?.status ?? 'active',
  });
  const [is_tried, setTried] = useState(false);
  const settled = useSettledFields('warehouse');
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }));
    if (save.isError) save.reset();
  };
  const refused = new Map(
    isApiError(save.error) ? save.error.errors.map((failure) => [failure.param, locale.fieldErrorText(failure)]) : [],
  );
  const missing = (label: string, is_missing: boolean) => (is_missing ? t('validate.required', { label }) : undefined);
  const wrong = {
    name: missing(t('label.name'), form.name.trim() === ''),
    address: missing(t('label.address'), form.address.trim() === ''),
    cut_off: missing(t('fulfilment.cut_off'), form.cut_off === ''),
    working_days: missing(t('fulfilment.working_days'), form.working_days.length === 0),
  };
  const errorOf = (field: keyof typeof wrong) => {
    const error = (is_tried || settled.has(field) ? wrong[field] : undefined) ?? refused.get(field);
    return error === undefined ? {} : { error };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some((problem) => problem !== undefined) || save.isPending) return;
    save.mutate({
      ...form,
      name: form.name.trim(),
      address: form.address.trim(),
      cut_off: form.cut_off.replace(':', ''),
    });
  };
  const no_days = errorOf('working_days').error;
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {save.error !== null && refused.size === 0 ? <Banner tone="danger">{locale.errorText(save.error)}</Banner> : null}
      <TextField
        id="warehouse-name"
        label={t('label.name')}
        required
        maxLength={80}
        value={form.name}
        onValueChange={(name) => change({ name })}
        {...errorOf('name')}
      />
      <TextArea
        id="warehouse-address"
        label={t('label.address')}
        required
        maxLength={300}
        value={form.address}
        onValueChange={(address) => change({ address })}
        {...errorOf('address')}
      />
      <TextField
        id="warehouse-cut_off"
        type="time"
        label={t('fulfilment.cut_off')}
        hint={t('fulfilment.cut_off_hint')}
        value={form.cut_off}
        onValueChange={(cut_off) => change({ cut_off })}
        {...errorOf('cut_off')}
      />
      <fieldset className="c-warehouses__days">
        <legend>{t('fulfilment.working_days')}</legend>
        {dayNames(locale.locale).map((name, index) => {
          const day = index + 1;
          return (
            <Checkbox
              key={name}
              label={name}
              checked={form.working_days.includes(day)}
              onCheckedChange={(is_on) =>
                change({
                  working_days: is_on
                    ? [...form.working_days, day]
                    : form.working_days.filter((other) => other !== day),
                })
              }
            />
          );
        })}
      </fieldset>
      {no_days === undefined ? null : <Banner tone="danger">{no_days}</Banner>}
      {editing === null ? null : (
        <Select
          label={t('order.column_status')}
          options={(['active', 'closed'] as const).map((value) => ({
            value,
            label: t(`fulfilment.warehouse_${value}`),
          }))}
          value={form.status}
          onValueChange={(status) => change({ status: status === 'closed' ? 'closed' : 'active' })}
        />
      )}
    </form>
  );
}
