import { useState } from 'react';
import { useSettledFields } from '../form/use-settled-fields.ts';
import { useLocale } from '../locale/locale.tsx';
import { useUser } from '../session/use-user.ts';
import { AddressFormDialog } from './address-form-dialog.tsx';
import { addressInfoOf, dueInfoErrors, starredInfoErrors, type AddressInfo } from './address-info.ts';
import { AddressInfoFields } from './address-info-fields.tsx';
import { addressProblems } from './address-problems.ts';
import { forgetPreviousInfo, keepPreviousInfo, previousInfoOf } from './previous-info.ts';
import { useSaveAddresses } from './use-save-addresses.ts';

const PREFIX = 'address-info';

export interface AddressInfoDialogProps {
  open: boolean;
  onClose: () => void;
  /** Both addresses are saved. */
  onSaved: () => void;
}

/** 'Please enter address info': Billing Address and Pick-up address (spec section 2). Typed text survives every error. */
export function AddressInfoDialog({ open, onClose, onSaved }: AddressInfoDialogProps) {
  const { t } = useLocale();
  const user = useUser();
  const [info, setInfo] = useState(() => previousInfoOf(user.id) ?? addressInfoOf(user));
  // 0 until Confirm was pressed: until then only what was typed is checked.
  const [attempt, setAttempt] = useState(0);
  const save = useSaveAddresses();
  const settled = useSettledFields(PREFIX);
  const errors = dueInfoErrors(starredInfoErrors(info, user.country_code, t), attempt, settled);
  const problems = addressProblems(errors, PREFIX);
  const change = (next: AddressInfo) => {
    setInfo(next);
    keepPreviousInfo(user.id, next);
  };
  const saved = () => {
    forgetPreviousInfo();
    onSaved();
  };
  const confirm = () => {
    setAttempt(attempt + 1);
    if (starredInfoErrors(info, user.country_code, t) === null) save.mutate(info, { onSuccess: saved });
  };
  return (
    <AddressFormDialog
      open={open}
      title={t('address.enter_info')}
      confirmText={t('common.confirm')}
      save={save}
      problems={problems}
      attempt={attempt}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="s-muted">{t('common.required_note')}</p>
      <AddressInfoFields country={user.country_code} info={info} onChange={change} errors={errors} idPrefix={PREFIX} />
    </AddressFormDialog>
  );
}
