import type { CodState } from '@sampan/contract';

/** The courier has the cash: a remittance may settle it, and there is somebody to ask about it. */
export const HELD_BY_COURIER = ['collected', 'short', 'disputed'] as const satisfies readonly CodState[];

/** The courier has handed it over. */
export const REMITTED: ReadonlySet<CodState> = new Set<CodState>(['settled', 'payable', 'paid']);
