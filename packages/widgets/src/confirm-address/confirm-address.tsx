import { AddressSearch } from '@sampan/ui';
import type { ReactNode } from 'react';
import { ConfirmAddressView, type ConfirmAddressViewProps } from './confirm-address.view.tsx';
import { LAZY_STEPS } from './lazy-steps.ts';

const STEPS = { ...LAZY_STEPS, Search: AddressSearch };

export type ConfirmAddressProps = Omit<ConfirmAddressViewProps, 'later'>;

/** The recipient's side of a link for React apps: what the element shows, from a model. */
export function ConfirmAddress(props: ConfirmAddressProps): ReactNode {
  return <ConfirmAddressView {...props} later={STEPS} />;
}
