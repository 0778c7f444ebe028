import type { OrderView } from '@sampan/contract';
import { Banner, Button, Checkbox, Dialog, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { mayAddOrder } from '../../../shared/session/may-add-order.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import type { ViewInput } from './use-order-views.ts';

export interface SaveViewDialogProps<View = ViewInput | OrderView> {
  /** What is named, new or known; null keeps the dialog closed. */
  view: View | null;
  call: { isPending: boolean; error: Error | null; reset: () => void };
  onClose: () => void;
  onSave: (view: View) => void;
}

/** Gives a list as it is shown a name, for oneself or for everybody of the company. */
export function SaveViewDialog({ view, call, onClose, onSave }: SaveViewDialogProps) {
  const { t } = useLocale();
  const close = () => {
    call.reset();
    onClose();
  };
  return (
    <Dialog
      open={view !== null}
      onClose={close}
      title={t(view !== null && 'id' in view ? 'order_view.edit' : 'order_view.save')}
      closeLabel={t('common.close')}
      size="sm"
    >
      {view === null ? null : <ViewForm view={view} call={call} onClose={close} onSave={onSave} />}
    </Dialog>
  );
}

function ViewForm({ view, call, onClose, onSave }: SaveViewDialogProps & { view: ViewInput | OrderView }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const [name, setName] = useState(view.name);
  const [is_shared, setShared] = useState(view.is_shared);
  const [pressed, setPressed] = useState(false);
  const settled = useSettledFields('order-view');
  const is_empty = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!is_empty && !call.isPending) onSave({ ...view, name: name.trim(), is_shared });
  };
  return (
    <form className="c-stack" onSubmit={submit} noValidate>
      {call.error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, call.error)}</Banner>}
      <TextField
        id="order-view-name"
        label={t('order_view.name')}
        value={name}
        maxLength={40}
        required
        autoComplete="off"
        data-autofocus=""
        onValueChange={setName}
        error={
          (pressed || settled.has('name')) && is_empty
            ? t('validate.required', { label: t('order_view.name') })
            : undefined
        }
      />
      {mayAddOrder(user) ? (
        <Checkbox
          label={t('order_view.share')}
          hint={t('order_view.share_hint')}
          checked={is_shared}
          onCheckedChange={setShared}
        />
      ) : null}
      <div className="c-row c-view-form__end">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={call.isPending}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
