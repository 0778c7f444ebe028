import type { SavedRecipient } from '@sampan/contract';
import { isCountryCode } from '@sampan/country-rules';
import { emptyAddress } from '@sampan/stores/address';
import { Select, TextField } from '@sampan/ui';
import { useState } from 'react';
import { AddressFields } from '../../shared/address/address-fields.tsx';
import { AddressFormDialog } from '../../shared/address/address-form-dialog.tsx';
import { OPEN_COUNTRIES } from '../../shared/address/open-countries.ts';
import { addressErrors } from '../../shared/address/party-draft.ts';
import { PasteAddress } from '../../shared/address/paste-address.tsx';
import { useSaveRecipient } from '../../shared/address-book/use-saved-recipients.ts';
import { fieldError } from '../../shared/form/field-error.ts';
import { dueErrors, useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { recipientFormOf, recipientInputOf, TAGS_LENGTH } from './recipient-form.ts';

export interface RecipientDialogProps {
  /** Null for a new one. */
  recipient: SavedRecipient | null;
  onClose: () => void;
}

/** Adds or changes a saved recipient. Typed text survives every error. */
export function RecipientDialog({ recipient, onClose }: RecipientDialogProps) {
  const { t, fieldErrorText } = useLocale();
  const home = useUser().country_code;
  const [form, setForm] = useState(() => recipientFormOf(recipient, home));
  const [attempt, setAttempt] = useState(0);
  const save = useSaveRecipient();
  const wrong_tags = fieldError(save.error, 'tags');
  const { address } = form;
  const country = isCountryCode(address.country) ? address.country : home;
  const found = addressErrors(address, country, t);
  const errors = dueErrors(found, attempt, useSettledFields('saved'));
  const problems = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: `saved-${field}`, message }],
  );
  const confirm = () => {
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    save.mutate(
      { id: recipient?.id ?? null, body: recipientInputOf(form) },
      {
        onSuccess: () => {
          showToast(t('address_book.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <AddressFormDialog
      open
      title={t(recipient === null ? 'address_book.add' : 'address_book.edit')}
      confirmText={t('common.save')}
      save={save}
      problems={problems}
      attempt={attempt}
      onConfirm={confirm}
      onClose={onClose}
    >
      <PasteAddress country={country} value={address} onValueChange={(next) => setForm({ ...form, address: next })} />
      <Select
        id="saved-country"
        label={t('create.recipient_country')}
        options={OPEN_COUNTRIES.map((code) => ({ value: code, label: t(`country.${code}`) }))}
        value={country}
        onValueChange={(code) => {
          const { name, phone, email } = address;
          if (isCountryCode(code)) setForm({ ...form, address: { ...emptyAddress(code), name, phone, email } });
        }}
      />
      <AddressFields
        key={country}
        country={country}
        value={address}
        onValueChange={(next) => setForm({ ...form, address: next })}
        errors={errors}
        idPrefix="saved"
      />
      <TextField
        id="saved-tags"
        label={t('address_book.tags')}
        hint={t('address_book.tags_hint')}
        maxLength={TAGS_LENGTH}
        error={wrong_tags && fieldErrorText(wrong_tags)}
        autoComplete="off"
        value={form.tags}
        onValueChange={(tags) => setForm({ ...form, tags })}
      />
    </AddressFormDialog>
  );
}
