import { AddressStep } from './address-step.view.tsx';
import type { LaterSteps } from './confirm-address.view.tsx';
import { DoneStep } from './done-step.view.tsx';

/** The steps behind the proof, the search box of the address form apart. */
export const LATER: Omit<LaterSteps, 'Search'> = { AddressStep, DoneStep };
