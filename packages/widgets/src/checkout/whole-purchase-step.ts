import { AddressSearch } from '@sampan/ui';
import { AfterForm } from './purchase-status.view.tsx';
import { purchaseStep } from './purchase-step.ts';
import type { Buying } from './purchase-step.port.ts';

/** The purchase step in one piece, for React apps. */
export const buying: Buying = { ...purchaseStep, AddressSearch, loadAfterForm: async () => AfterForm };
