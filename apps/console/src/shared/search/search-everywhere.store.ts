import { atom } from 'nanostores';

/** What the search over everything (Ctrl+K) is opened with; null while nobody asked for it. */
export const $asked_search = atom<string | null>(null);

/** Opens the search over everything with a text that was typed elsewhere. */
export function searchEverywhere(text: string): void {
  $asked_search.set(text);
}
