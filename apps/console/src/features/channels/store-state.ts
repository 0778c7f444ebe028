import type { StoreSource, Store } from '@sampan/contract';
import type { TagTone } from '@sampan/ui';

/** How a store is doing, in one word of its card (look-v2 6). */
export type StoreState = 'working' | 'slow' | 'reconnect' | 'disconnected' | 'by_hand';

export const STATE_TONES: Readonly<Record<StoreState, TagTone>> = {
  working: 'success',
  slow: 'warning',
  reconnect: 'danger',
  disconnected: 'danger',
  by_hand: 'neutral',
};

export function stateOf({ connection }: Pick<Store, 'connection'>): StoreState {
  if (connection === null) return 'by_hand';
  if (connection.state === 'disconnected_by_store') return 'disconnected';
  if (connection.state === 'needs_reconnect' || connection.problem?.code === 'unauthorised') return 'reconnect';
  return connection.problem === null ? 'working' : 'slow';
}

/** A store that sends nothing until somebody connects it again. */
export function hasStopped(store: Pick<Store, 'connection'>): boolean {
  const state = stateOf(store);
  return state === 'reconnect' || state === 'disconnected';
}

/** A merchant is told this long before an authorisation ends (channels C10). */
export const WARN_DAYS = 7;

/** Whether the channel asks for the merchant's permission again within the next days. */
export function isEnding({ connection }: Pick<Store, 'connection'>, now: number): boolean {
  const ends = connection?.authorisation_ends_at ?? null;
  return ends !== null && connection?.state === 'connected' && ends - now <= WARN_DAYS * 86_400;
}

/** Kinds whose channel requires buyers' data to be deleted once a store ends; the server does so after 28 days. */
export const ERASES_BUYERS: ReadonlySet<StoreSource> = new Set(['shopee', 'tiktok']);
