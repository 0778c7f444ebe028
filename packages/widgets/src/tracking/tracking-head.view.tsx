import type { PublicTrackingInfo, TrackingInfo } from '@sampan/contract';
import type { TrackingFormatters } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { CourierLogo } from '@sampan/ui';
import type { ReactNode } from 'react';
import { progressOf, trackingStatusText } from './tracking-text.ts';
import type { TrackingWords } from './tracking-words.ts';

interface TrackingHeadProps {
  info: TrackingInfo | PublicTrackingInfo;
  t: Translate;
  format: TrackingFormatters;
  headingLevel: 2 | 3;
  extras: TrackingWords | null | undefined;
}

const STEPS = [1, 2, 3, 4];

/** Who carries the parcel and where it stands, readable in the first moment (look 8). */
export function TrackingHead({ info, t, format, headingLevel, extras }: TrackingHeadProps): ReactNode {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const newest = info.trackings[0];
  const status = info.status === 'cancelled' ? 'cancelled' : (newest?.status ?? info.status);
  // Asked about its pick-up: it is still at its sender's.
  const reached = newest?.instruction?.kind === 'pick_up' ? 1 : progressOf(status);
  const is_over = info.status === 'completed' || info.status === 'cancelled';
  // One of the two, and one line on a phone: the place stands with the newest entry too. A day that has passed is no promise any more.
  const aside =
    !is_over && info.estimated_delivery_at !== null && info.estimated_delivery_at > Date.now() / 1000
      ? t('tracking.expected', { when: format.formatDay(info.estimated_delivery_at) })
      : newest?.place;
  return (
    <header className="s-tracking__head">
      <div className="s-tracking__courier">
        {info.courier === null ? (
          <strong>{t('tracking.no_courier')}</strong>
        ) : (
          <>
            <CourierLogo name={info.courier.name} image_url={info.courier.image_url} color={info.courier.color} />
            <div>
              <strong>{info.courier.name}</strong>
              {info.tracking_code === null ? null : <div className="s-tracking__code s-num">{info.tracking_code}</div>}
            </div>
          </>
        )}
      </div>
      <Heading className="s-tracking__status" part="status">
        {trackingStatusText(status, t)}
      </Heading>
      {aside ? <p className="s-tracking__aside">{aside}</p> : null}
      {info.status === 'cancelled' ? null : (
        <div className="s-tracking__way" aria-hidden="true">
          {STEPS.map((step) => (
            <i key={step} data-reached={step <= reached ? '' : undefined}>
              {extras?.stageName(step, reached, status, t)}
            </i>
          ))}
        </div>
      )}
    </header>
  );
}
