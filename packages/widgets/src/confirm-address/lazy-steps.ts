import { AddressStep } from './address-step.view.tsx';
import type { LazySteps } from './confirm-address.view.tsx';
import { DoneStep } from './done-step.view.tsx';

/** The steps behind the proof, the search box of the address form apart. */
export const LAZY_STEPS: Omit<LazySteps, 'Search'> = { AddressStep, DoneStep };
