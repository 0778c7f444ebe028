import type { Translate } from '@sampan/messages';
import { Button, TextField } from '@sampan/ui';
import { useState, type ReactNode } from 'react';
import type { ConfirmAddressModel, ConfirmState } from './confirm-address.model.ts';

interface ProofFormProps {
  model: ConfirmAddressModel;
  state: ConfirmState;
  t: Translate;
}

/** Asks for something only the recipient knows, and says how many tries are left when it was wrong. */
export function ProofForm({ model, state, t }: ProofFormProps): ReactNode {
  const { order, is_busy, error } = state;
  const [proof, setProof] = useState('');
  if (order === null) return null;
  const { tries_left, is_proof_wrong } = order;
  const shop = order.shop.name;
  if (tries_left === 0) return <p role="alert">{t('confirm.blocked', { shop })}</p>;
  const is_unreadable = error?.errors.some(({ param }) => param === 'proof') === true;
  const wrong = is_unreadable
    ? t('confirm.proof_unreadable')
    : is_proof_wrong
      ? t('confirm.proof_wrong', { count: tries_left ?? 0 })
      : undefined;
  return (
    <form
      noValidate
      className="s-confirm__form"
      part="proof"
      onSubmit={(event) => {
        event.preventDefault();
        void model.prove(proof);
      }}
    >
      <TextField
        id="confirm-proof"
        label={t(`confirm.proof_${order.proof ?? 'phone_last4'}`)}
        hint={t('confirm.proof_hint', { shop })}
        error={wrong}
        required
        numeric
        inputMode={order.proof === 'post_code' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={16}
        value={proof}
        onValueChange={setProof}
      />
      <Button type="submit" variant="primary" block busy={is_busy} busyLabel={t('common.loading')} part="button">
        {t('common.continue')}
      </Button>
    </form>
  );
}
