import { TIMINGS, type RATING_NEGATIVE, type RATING_POSITIVE } from '@sampan/country-rules';
import { atom, type ReadableAtom } from 'nanostores';
import { createPublicTrackingStore, type PublicTrackingStore, type Tracked } from './public-tracking.store.ts';

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
  /** Absent where nobody may rate: the public view, and people who only look. */
  rate?: ((order_id: string, rating: Rating) => Promise<unknown>) | undefined;
}

export interface TrackingStore extends PublicTrackingStore {
  $rating: ReadableAtom<RatingState>;
  /** Whether this person may rate; a rating that was given is shown to everybody of the company. */
  readonly may_rate: boolean;
  /** Rates the shown parcel once (spec 4 'Rating'). Ignored while one is being sent or when it has a rating. */
  rate(rating: Rating): Promise<void>;
}

const NO_RATING: RatingState = { sending: false, thanks: false, failed: false };

/** The state of the panel of the parcel's own company: the public one, and the rating of a completed parcel. */
export function createTrackingStore(port: TrackingPort): TrackingStore {
  const shown = createPublicTrackingStore((id) => port.load(id));
  const $rating = atom<RatingState>(NO_RATING);
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    ...shown,
    $rating,
    may_rate: port.rate !== undefined,
    async open(id) {
      clearTimeout(timer);
      $rating.set(NO_RATING);
      await shown.open(id);
    },
    async rate(rating) {
      const state = shown.$state.get();
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
      await shown.refresh();
      $rating.set({ ...NO_RATING, thanks: true });
      timer = setTimeout(() => $rating.set(NO_RATING), TIMINGS.thank_you_note_ms);
    },
    stop() {
      clearTimeout(timer);
      shown.stop();
    },
  };
}
