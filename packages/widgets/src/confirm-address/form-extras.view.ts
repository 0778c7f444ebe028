import { AddressSearch } from '@sampan/ui';
import { AddressProblems } from '../address/address-problems.view.tsx';
import type { FormExtras } from './address-step.view.tsx';

/** What an address form needs besides its fields; an element fetches it behind its first paint. */
export const EXTRAS: FormExtras = { Search: AddressSearch, Problems: AddressProblems };
