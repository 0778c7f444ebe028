import { atom } from 'nanostores';

/** The bulk job whose dialog is open; null when none is. */
export const $followed_job = atom<string | null>(null);
