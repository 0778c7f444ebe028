import { atom } from 'nanostores';

/** The parcel whose label was still being bought when its page was left; its outcome is told wherever the person is. */
export const $awaited_label = atom<string | null>(null);
