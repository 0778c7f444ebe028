import type { ReactNode } from 'react';
import { ConfirmAddressView, type ConfirmAddressViewProps } from './confirm-address.view.tsx';
import { EXTRAS } from './form-extras.view.ts';

export type ConfirmAddressProps = Omit<ConfirmAddressViewProps, 'extras'>;

/** The recipient's side of a link for React apps: what the element shows, from a model. */
export function ConfirmAddress(props: ConfirmAddressProps): ReactNode {
  return <ConfirmAddressView {...props} extras={EXTRAS} />;
}
