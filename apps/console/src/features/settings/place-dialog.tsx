import type { PickupLocation } from '@sampan/contract';
import { TextArea, TextField } from '@sampan/ui';
import { useState } from 'react';
import { AddressFormDialog } from '../../shared/address/address-form-dialog.tsx';
import { AddressFields } from '../../shared/address/address-fields.tsx';
import { PasteAddress } from '../../shared/address/paste-address.tsx';
import { dueErrors, useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { emptyPlace, placeErrors, placeFormOf, placeInputOf, type PlaceForm } from './place-form.ts';
import { useSavePlace } from './use-places.ts';

export interface PlaceDialogProps {
  /** Null for a new one. */
  place: PickupLocation | null;
  onClose: () => void;
}

/** Adds or changes a pick-up location. Typed text survives every error. */
export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const { t } = useLocale();
  const user = useUser();
  const country = user.country_code;
  const [form, setForm] = useState<PlaceForm>(() => (place === null ? emptyPlace(country) : placeFormOf(place)));
  const [attempt, setAttempt] = useState(0);
  const save = useSavePlace();
  const errors = dueErrors(placeErrors(form, country, t), attempt, useSettledFields('place'));
  const problems = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: `place-${field}`, message }],
  );
  const confirm = () => {
    setAttempt(attempt + 1);
    if (Object.keys(placeErrors(form, country, t)).length > 0) return;
    save.mutate(
      { id: place?.id ?? null, body: placeInputOf(form, country) },
      {
        onSuccess: () => {
          showToast(t('settings.place_saved'));
          onClose();
        },
      },
    );
  };
  return (
    <AddressFormDialog
      open
      title={place === null ? t('settings.place_add') : t('settings.place_edit')}
      confirmText={t('common.save')}
      save={save}
      problems={problems}
      attempt={attempt}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        id="place-place_name"
        label={t('settings.place_name')}
        hint={t('settings.place_name_hint')}
        maxLength={80}
        autoComplete="off"
        value={form.place_name}
        onValueChange={(place_name) => setForm({ ...form, place_name })}
      />
      <PasteAddress country={country} value={form.address} onValueChange={(address) => setForm({ ...form, address })} />
      <AddressFields
        country={country}
        value={form.address}
        onValueChange={(address) => setForm({ ...form, address })}
        errors={errors}
        idPrefix="place"
        people={['name', 'phone']}
      />
      <TextArea
        id="place-note"
        label={t('settings.place_note')}
        hint={t('settings.place_note_hint')}
        rows={2}
        maxLength={200}
        value={form.note}
        onValueChange={(note) => setForm({ ...form, note })}
      />
    </AddressFormDialog>
  );
}
