import type { PublicTrackingInfo, TrackingInfo } from '@sampan/contract';
import { TIMINGS, type RATING_NEGATIVE, type RATING_POSITIVE } from '@sampan/country-rules';
import { atom, type ReadableAtom } from 'nanostores';

/** What the panel shows: everything for the parcel's own company, or what anybody may see. */
export type Tracked = { view: 'full'; info: TrackingInfo } | { view: 'public'; info: PublicTrackingInfo };

export type TrackingState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; tracked: Tracked }
  /** Nothing to show; the text is the same whatever the reason (spec 8). */
  | { kind: 'unavailable' };

export type Rating = typeof RATING_POSITIVE | typeof RATING_NEGATIVE;

export interface RatingState {
  sending: boolean;
  /** The 'Thank you' note is on. */
  thanks: boolean;
  failed: boolean;
}

/** What the model asks of the outside; the API client fits. */
export interface TrackingPort {
  load(id: string): Promise<Tracked>;
  /** Absent where nobody may rate: the public view. */
  rate?: ((order_id: string, rating: Rating) => Promise<unknown>) | undefined;
}

export interface TrackingModel {
  $state: ReadableAtom<TrackingState>;
  $rating: ReadableAtom<RatingState>;
  /** Shows another parcel. */
  open(id: string): Promise<void>;
  /** Asks again without hiding what is shown; a failure keeps the last known state. */
  refresh(): Promise<void>;
  /** Rates the shown parcel once (spec 4 'Rating'). Ignored while one is being sent or when it has a rating. */
  rate(rating: Rating): Promise<void>;
  stop(): void;
}

const NO_RATING: RatingState = { sending: false, thanks: false, failed: false };

/** The state of a tracking panel, without any markup (spec 2 'Package tracking panel'). */
export function createTrackingModel(port: TrackingPort): TrackingModel {
  const $state = atom<TrackingState>({ kind: 'idle' });
  const $rating = atom<RatingState>(NO_RATING);
  let shown_id: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every question, so that a late answer to an older one is dropped. */
  let turn = 0;

  async function ask(id: string, keep: boolean): Promise<void> {
    turn += 1;
    const mine = turn;
    if (!keep) $state.set({ kind: 'loading' });
    try {
      const tracked = await port.load(id);
      if (mine === turn) $state.set({ kind: 'ready', tracked });
    } catch {
      if (mine === turn && !keep) $state.set({ kind: 'unavailable' });
    }
  }

  return {
    $state,
    $rating,
    async open(id) {
      shown_id = id;
      clearTimeout(timer);
      $rating.set(NO_RATING);
      await ask(id, false);
    },
    async refresh() {
      if (shown_id !== null) await ask(shown_id, $state.get().kind === 'ready');
    },
    async rate(rating) {
      const state = $state.get();
      if (!port.rate || state.kind !== 'ready' || state.tracked.view !== 'full') return;
      const { info } = state.tracked;
      if ($rating.get().sending || info.rating !== null || info.status !== 'completed') return;
      $rating.set({ ...NO_RATING, sending: true });
      try {
        await port.rate(info.id, rating);
      } catch {
        $rating.set({ ...NO_RATING, failed: true });
        return;
      }
      await this.refresh();
      $rating.set({ ...NO_RATING, thanks: true });
      timer = setTimeout(() => $rating.set(NO_RATING), TIMINGS.thank_you_note_ms);
    },
    stop() {
      turn += 1;
      clearTimeout(timer);
    },
  };
}
