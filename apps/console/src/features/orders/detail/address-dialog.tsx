import type { Order } from '@sampan/contract';
import { isCountryCode } from '@sampan/country-rules';
import { emptyAddress, type AddressDraft } from '@sampan/stores/address';
import { useState } from 'react';
import { AddressFormDialog } from '../../../shared/address/address-form-dialog.tsx';
import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { addressErrors, draftOfParty, partyOfDraft } from '../../../shared/address/party-draft.ts';
import { PasteAddress } from '../../../shared/address/paste-address.tsx';
import { dueErrors, useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { useOrderAddress, type AddressPart } from './use-order-address.ts';

export interface AddressDialogProps {
  order: Order;
  part: AddressPart;
  title: string;
  onClose: () => void;
}

/** Changes who sends or receives a parcel without walking through its steps. What was typed survives every refusal. */
export function AddressDialog({ order, part, title, onClose }: AddressDialogProps) {
  const { t } = useLocale();
  const home = useUser().country_code;
  const party = order[part];
  const country = party !== null && isCountryCode(party.coordinate.country) ? party.coordinate.country : home;
  const [draft, setDraft] = useState<AddressDraft>(() =>
    party === null ? emptyAddress(country) : draftOfParty(party),
  );
  const [attempt, setAttempt] = useState(0);
  const save = useOrderAddress(order.id, part, () => {
    showToast(t('order.address_saved'));
    onClose();
  });
  const found = addressErrors(draft, country, t, { marketplace: order.marketplace !== null });
  const errors = dueErrors(found, attempt, useSettledFields('party'));
  const problems = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: `party-${field}`, message }],
  );
  const confirm = () => {
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0 || save.isPending) return;
    save.mutate(partyOfDraft(draft));
  };
  return (
    <AddressFormDialog
      open
      title={title}
      confirmText={t('common.save')}
      save={save}
      problems={problems}
      attempt={attempt}
      onConfirm={confirm}
      onClose={onClose}
    >
      <PasteAddress country={country} value={draft} onValueChange={setDraft} />
      <AddressFields country={country} value={draft} onValueChange={setDraft} errors={errors} idPrefix="party" />
    </AddressFormDialog>
  );
}
