import type { TrackingFormatters } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import type { ReactNode } from 'react';
import type { TrackingState } from '@sampan/stores/tracking';
import { FailureLine } from '../shell/failure-line.view.tsx';
import { WidgetError } from '../shell/widget-error.ts';
import type { AskForParcel, ShareBar } from './tracking-extras.view.tsx';
import { TrackingPanel } from './tracking-panel.view.tsx';
import { TrackingSkeleton } from './tracking-skeleton.view.tsx';
import type { TrackingWords } from './tracking-words.ts';

/** Parts that the first paint of a parcel does not need; an element fetches them after it. */
export interface TrackingExtras extends TrackingWords {
  AskForParcel: typeof AskForParcel;
  ShareBar: typeof ShareBar;
}

export interface PublicTrackingViewProps {
  state: TrackingState;
  /** Null while they are on the way. */
  extras: TrackingExtras | null;
  /** Why they could not be fetched. */
  missing?: WidgetError | null | undefined;
  /** A visitor asked for this parcel: another one can be asked for above it. */
  is_asked?: boolean | undefined;
  t: Translate;
  format: TrackingFormatters;
  /** The parcel to show; '' asks for one. */
  tracking_id: string;
  /** Page that shows the same parcel to anybody; null where no server is known. */
  hostedUrl: (id: string) => string | null;
  /** Somebody typed an id. */
  onAsk: (id: string) => void;
  onRetry: () => void;
}

/**
 * The panel for anybody: asks for an id when it has none, then courier, history and how to pass it on (spec 2). It has no state
 * of its own, so that the first paint needs no hooks. The question keeps its place, and the focus, while its answer arrives.
 */
export function PublicTrackingView(props: PublicTrackingViewProps): ReactNode {
  const { state, extras, is_asked, t, tracking_id, onAsk } = props;
  const is_unknown = isUnknown(state);
  return (
    <>
      {extras !== null && (is_asked || is_unknown || state.kind === 'idle') ? (
        <extras.AskForParcel t={t} tracking_id={tracking_id} is_unknown={is_unknown} onAsk={onAsk} />
      ) : null}
      <Answer {...props} />
    </>
  );
}

/** Nobody may see such a parcel, or there is none. */
export const isUnknown = (state: TrackingState): boolean =>
  state.kind === 'unavailable' &&
  (!(state.error instanceof WidgetError) || state.error.code === 'tracking_not_available');

/** The parcel, its place while it is on the way, or why it is not there. */
function Answer({
  state,
  extras,
  missing,
  t,
  format,
  tracking_id,
  hostedUrl,
  onRetry,
}: PublicTrackingViewProps): ReactNode {
  const url = hostedUrl(tracking_id);
  if (state.kind === 'loading') return <TrackingSkeleton label={t('common.loading')} />;
  if (state.kind === 'ready') {
    const { info } = state.tracked;
    return (
      <>
        <TrackingPanel info={info} t={t} format={format} headingLevel={2} isFolded extras={extras} />
        {url === null || extras === null ? null : (
          <extras.ShareBar t={t} url={url} country={info.origin_country_code} />
        )}
      </>
    );
  }
  const error = state.kind === 'unavailable' && !isUnknown(state) ? (state.error as WidgetError) : missing;
  return error ? <FailureLine error={error} t={t} hosted_url={url} onRetry={onRetry} /> : null;
}
