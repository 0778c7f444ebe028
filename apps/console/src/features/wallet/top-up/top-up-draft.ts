import { createIdempotencyKey } from '@sampan/api-client';

/** What somebody was about to pay, for as long as the tab lives: a reload in the middle of a call loses and doubles nothing (trust 4.40). */
export interface TopUpDraft {
  text: string;
  card_id: string;
  /** The key of the call that has no answer yet, and what it asked for. */
  key: string | null;
  key_for: string;
}

const EMPTY: TopUpDraft = { text: '', card_id: '', key: null, key_for: '' };
const nameOf = (user_id: string) => `sampan.top_up.${user_id}`;

export function readDraft(user_id: string): TopUpDraft {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(nameOf(user_id)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const { text, card_id, key, key_for } = kept as Record<string, unknown>;
    const said = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');
    return { text: said(text), card_id: said(card_id), key: said(key) || null, key_for: said(key_for) };
  } catch {
    return EMPTY;
  }
}

function save(user_id: string, draft: TopUpDraft): void {
  try {
    globalThis.sessionStorage.setItem(nameOf(user_id), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the page works, a reload starts afresh.
  }
}

export function saveInput(user_id: string, typed: Pick<TopUpDraft, 'text' | 'card_id'>): void {
  save(user_id, { ...readDraft(user_id), ...typed });
}

/** The key for a call: the one that waits for its answer when it asked for the same, else a new one, kept. */
export function keyOf(user_id: string, asked: object): string {
  const draft = readDraft(user_id);
  const key_for = JSON.stringify(asked);
  if (draft.key !== null && draft.key_for === key_for) return draft.key;
  const key = createIdempotencyKey();
  save(user_id, { ...draft, key, key_for });
  return key;
}

/** There was an answer: the next call is another one. */
export function forgetKey(user_id: string): void {
  save(user_id, { ...readDraft(user_id), key: null, key_for: '' });
}

/** It is paid: nothing is left to keep. */
export function forgetDraft(user_id: string): void {
  try {
    globalThis.sessionStorage.removeItem(nameOf(user_id));
  } catch {
    // Nothing was kept.
  }
}
