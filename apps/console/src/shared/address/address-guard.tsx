import { TIMINGS } from '@sampan/country-rules';
import { Banner, Button, Dialog } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../locale/locale.tsx';
import { mayAddOrder } from '../session/may-add-order.ts';
import { useUser } from '../session/use-user.ts';
import { AddressInfoDialog } from './address-info-dialog.tsx';
import { hasOwnAddresses } from './address-info.ts';
import { forgetPreviousInfo } from './previous-info.ts';

/** Where creating a parcel begins (spec section 2, Order creation steps). */
export const CREATE_LABEL_ENTRY = '/orders/create_label/1+customer_address?new=true';

/** Whether the guard stands in the way of the signed-in person: no billing or no pick-up address yet. */
export function useNeedsAddresses(): boolean {
  return !hasOwnAddresses(useUser());
}

export interface AddressGuardProps {
  /** The person does not want to enter addresses now. */
  onCancel: () => void;
}

/**
 * "Can't create label now": shown while the person has no billing or no pick-up address. OK opens the address form, Cancel
 * clears what was typed before and leaves. After the first save the page reloads at the first creation step 200 ms later (spec sections 2 and 4).
 */
export function AddressGuard({ onCancel }: AddressGuardProps) {
  const { t } = useLocale();
  const user = useUser();
  // Decided once: the save that fills the addresses must not take the dialog away before the reload.
  const [step, setStep] = useState<'warning' | 'form' | 'done'>(() => (hasOwnAddresses(user) ? 'done' : 'warning'));
  if (step === 'done') return null;
  const cancel = () => {
    forgetPreviousInfo();
    onCancel();
  };
  const saved = () =>
    setTimeout(() => window.location.assign(CREATE_LABEL_ENTRY), TIMINGS.reload_after_address_save_ms);
  return (
    <>
      <Dialog
        open={step === 'warning'}
        onClose={cancel}
        title={t('dialog.guard_title')}
        closeLabel={t('common.close')}
        size="sm"
        role="alertdialog"
        footer={
          <>
            <Button onClick={cancel}>{t('common.cancel')}</Button>
            {mayAddOrder(user) ? (
              <Button variant="primary" data-autofocus="" onClick={() => setStep('form')}>
                {t('common.ok')}
              </Button>
            ) : null}
          </>
        }
      >
        {mayAddOrder(user) ? <p>{t('dialog.guard_text')}</p> : <Banner tone="info">{t('shell.read_only')}</Banner>}
      </Dialog>
      <AddressInfoDialog open={step === 'form'} onClose={() => setStep('warning')} onSaved={saved} />
    </>
  );
}
