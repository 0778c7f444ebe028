import type { ReactNode } from 'react';
import { PayNowPanel } from './pay-now.view.tsx';
import type { PurchaseStepProps } from './purchase-step.port.ts';
import { Receipt } from './receipt.view.tsx';

/** What stands in the form's place while a code waits to be scanned, and after the purchase. */
export function PurchaseStatus(props: PurchaseStepProps): ReactNode {
  const { phase, info, email } = props.state;
  if (phase === 'paynow') return <PayNowPanel {...props} />;
  return info === null ? null : <Receipt info={info} email={email} t={props.t} />;
}
