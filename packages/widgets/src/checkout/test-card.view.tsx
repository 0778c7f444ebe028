import type { Listing } from '@sampan/contract';
import { TextField } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { PurchaseStepProps } from './purchase-step.port.ts';

interface TestCardProps extends PurchaseStepProps {
  listing: Listing;
  disabled: boolean;
}

/** The card of a test, with the numbers that play a bank; real cards are typed into the provider's own field. */
export function TestCard({ state, model, t, listing, disabled }: TestCardProps): ReactNode {
  if (state.method !== 'card' || !listing.is_test) return null;
  return (
    <TextField
      id="to-card_number"
      label={t('checkout.card_number')}
      hint={t('checkout.card_hint')}
      error={state.errors.card_number}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={23}
      numeric
      disabled={disabled}
      value={state.card_number}
      onValueChange={(text) => model.setText('card_number', text)}
    />
  );
}
