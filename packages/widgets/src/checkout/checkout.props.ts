import type { Listing } from '@sampan/contract';
import type { ReactNode } from 'react';
import type { CheckoutViewState, FormFieldsProps, PurchaseStepProps } from './purchase-step.port.ts';

export interface CheckoutViewProps extends PurchaseStepProps, Pick<FormFieldsProps, 'connection' | 'onOpenMap'> {
  state: CheckoutViewState;
  /** The hosted page that does the same; null where there is none. */
  hosted_url: string | null;
  /** Places of the page: in an element they are slots. */
  slots: { header: ReactNode; footer: ReactNode; card: ReactNode };
}

export type CheckoutFormProps = CheckoutViewProps & { listing: Listing; hidden: boolean };
