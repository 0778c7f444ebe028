import { useState } from 'react';
import { AddressInfoFields } from '../../shared/address/address-info-fields.tsx';
import { addressInfoErrors, addressInfoOf, dueInfoErrors, withBilling } from '../../shared/address/address-info.ts';
import { addressProblems } from '../../shared/address/address-problems.ts';
import { useSaveAddresses } from '../../shared/address/use-save-addresses.ts';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import type { StepProps } from './person-step.tsx';
import { QuickPaste } from './quick-paste.tsx';
import { StepForm } from './step-form.tsx';

const PREFIX = 'onboard';

/** Step 2: where the company is. Most are picked up where their invoices go, so both are one until somebody says otherwise. */
export function AddressStep({ onDone, onSkip }: StepProps) {
  const { t } = useLocale();
  const user = useUser();
  const country = user.country_code;
  const [info, setInfo] = useState(() => {
    const saved = addressInfoOf(user);
    return user.coordinate === null && user.pickup_location === null ? { ...saved, is_same: true } : saved;
  });
  const [attempt, setAttempt] = useState(0);
  const save = useSaveAddresses();
  const errors = dueInfoErrors(addressInfoErrors(info, country, t), attempt, useSettledFields(PREFIX));
  return (
    <StepForm
      title={t('onboard.address_title')}
      text={t('onboard.address_text')}
      action={t('common.continue')}
      onSkip={onSkip}
      busy={save.isPending}
      busyLabel={t('common.saving')}
      error={save.error}
      attempt={attempt}
      problems={addressProblems(errors, PREFIX)}
      onSubmit={() => {
        setAttempt(attempt + 1);
        if (addressInfoErrors(info, country, t) === null) save.mutate(info, { onSuccess: onDone });
      }}
    >
      <div className="c-card c-stack">
        <QuickPaste
          country={country}
          value={info.billing}
          onValueChange={(billing) => setInfo(withBilling(info, billing))}
          label={t('onboard.paste_own')}
          hint={t('onboard.paste_own_hint')}
        />
        <AddressInfoFields
          country={country}
          info={info}
          onChange={setInfo}
          errors={errors}
          idPrefix={PREFIX}
          placesOnly
        />
      </div>
    </StepForm>
  );
}
