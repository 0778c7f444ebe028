import { AddressSearch } from '@sampan/ui';
import { PurchaseStatus } from './purchase-status.view.tsx';
import { purchaseStep } from './purchase-step.ts';
import type { PurchaseStep } from './purchase-step.port.ts';

/** The purchase step in one piece, for React apps. */
export const wholePurchaseStep: PurchaseStep = {
  ...purchaseStep,
  AddressSearch,
  loadPurchaseStatus: async () => PurchaseStatus,
};
