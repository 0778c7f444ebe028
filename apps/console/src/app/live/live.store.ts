import { atom } from 'nanostores';

/** Whether this page hears of changes by itself. `lost` is only said after the connection stayed away for a while. */
export const $live = atom<'connecting' | 'open' | 'lost'>('connecting');

/** Whether the machine has a network. */
export const $online = atom<boolean>(typeof navigator === 'undefined' || navigator.onLine);

/** Why a payment failed, until it was read (spec 4: 'On failure show the error message'). */
export const $payment_failure = atom<string | null>(null);
