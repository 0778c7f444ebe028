import type { Translate } from '@sampan/messages';
import type { ReactNode } from 'react';
import type { AddressFormStore } from '@sampan/stores/address';
import type { ConfirmState } from './confirm-address.model.ts';

interface DoneStepProps {
  form: AddressFormStore | null;
  state: ConfirmState;
  t: Translate;
}

/** Confirmed: what was, and the way back to the shop where it asked for the recipient. */
export function DoneStep({ form, state: { order, redirect_url }, t }: DoneStepProps): ReactNode {
  const shop = order?.shop.name ?? '';
  const draft = form?.$form.get().draft;
  return (
    <>
      <p role="status">{t('confirm.done_text', { shop })}</p>
      <address>
        {[draft?.unit_number, draft?.street, draft?.district, draft?.city, draft?.state, draft?.post_code]
          .filter(Boolean)
          .join(', ')}
      </address>
      {redirect_url === null ? null : (
        <a className="s-button s-button--primary" href={redirect_url} rel="noreferrer" part="button">
          {t('confirm.back', { shop })}
        </a>
      )}
    </>
  );
}
