import type { PublicTrackingInfo, TrackingInfo } from '@sampan/contract';
import { atom, type ReadableAtom } from 'nanostores';

/** What the panel shows: everything for the parcel's own company, or what anybody may see. */
export type Tracked = { view: 'full'; info: TrackingInfo } | { view: 'public'; info: PublicTrackingInfo };

export type TrackingState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; tracked: Tracked }
  /** Nothing to show; the text is the same whatever the reason (spec 8). */
  | { kind: 'unavailable'; error: unknown };

/** How often a public panel asks again while it is looked at; the console hears of changes by itself. */
export const TRACKING_REFRESH_MS = 60_000;

export interface PublicTrackingStore {
  $state: ReadableAtom<TrackingState>;
  /** Shows another parcel. */
  open(id: string): Promise<void>;
  /** Asks again without hiding what is shown; a failure keeps the last known state. */
  refresh(): Promise<void>;
  stop(): void;
}

/** The state of a tracking panel that anybody may see, without any markup (spec 2 'Package tracking panel'). */
export function createPublicTrackingStore(load: (id: string) => Promise<Tracked>): PublicTrackingStore {
  const $state = atom<TrackingState>({ kind: 'idle' });
  let shown_id: string | null = null;
  /** Grows with every question, so that a late answer to an older one is dropped. */
  let turn = 0;

  async function ask(id: string, keep: boolean): Promise<void> {
    turn += 1;
    const mine = turn;
    if (!keep) $state.set({ kind: 'loading' });
    try {
      const tracked = await load(id);
      if (mine === turn) $state.set({ kind: 'ready', tracked });
    } catch (error) {
      if (mine === turn && !keep) $state.set({ kind: 'unavailable', error });
    }
  }

  return {
    $state,
    async open(id) {
      shown_id = id;
      await ask(id, false);
    },
    async refresh() {
      if (shown_id !== null) await ask(shown_id, $state.get().kind === 'ready');
    },
    stop() {
      turn += 1;
    },
  };
}
