import { useStore } from '@nanostores/react';
import { supportMailOf } from '@sampan/country-rules';
import type { Formatters, Translate } from '@sampan/i18n';
import {
  buttonClass,
  ErrorBlock,
  Icon,
  iconMail,
  iconPhone,
  PhotoStrip,
  Skeleton,
  Timeline,
  type TimelineEntry,
} from '@sampan/ui';
import type { ReactNode } from 'react';
import { TrackingFacts } from './tracking-facts.view.tsx';
import { TrackingHead } from './tracking-head.view.tsx';
import type { Tracked, TrackingModel } from './tracking.model.ts';
import { trackingStatusText } from './tracking.texts.ts';

export interface TrackingViewProps {
  model: TrackingModel;
  t: Translate;
  format: Formatters;
  /** Phones get the button that calls the driver (spec 2: mobile only). */
  isMobile: boolean;
  /** Level of the heading with the status, below the page's or the dialog's own. */
  headingLevel?: 2 | 3 | undefined;
}

/** The package tracking panel of spec 2: full for the parcel's company, reduced for everybody else. */
export function TrackingView({ model, t, format, isMobile, headingLevel = 2 }: TrackingViewProps): ReactNode {
  const state = useStore(model.$state);
  if (state.kind === 'ready')
    return (
      <TrackedParcel
        tracked={state.tracked}
        model={model}
        t={t}
        format={format}
        isMobile={isMobile}
        headingLevel={headingLevel}
      />
    );
  if (state.kind === 'unavailable') {
    return (
      <ErrorBlock
        title={t('tracking.not_available')}
        retryLabel={t('common.try_again')}
        onRetry={() => void model.refresh()}
      />
    );
  }
  return <TrackingSkeleton label={t('common.loading')} />;
}

function TrackedParcel({
  tracked,
  model,
  t,
  format,
  isMobile,
  headingLevel,
}: Omit<Required<TrackingViewProps>, 'headingLevel'> & { tracked: Tracked; headingLevel: 2 | 3 }) {
  const { info } = tracked;
  const photos = tracked.view === 'full' ? tracked.info.pod_urls : [];
  return (
    <div className="s-tracking" part="panel">
      <TrackingHead info={info} t={t} format={format} headingLevel={headingLevel} />
      {tracked.view === 'full' ? <TrackingFacts info={tracked.info} model={model} t={t} isMobile={isMobile} /> : null}
      <section className="s-tracking__history">
        <h3 className="s-tracking__title">{t('tracking.history')}</h3>
        <Timeline
          label={t('tracking.history')}
          emptyLabel={t('tracking.no_updates')}
          entries={entriesOf(tracked, t, format)}
          newestExtra={
            photos.length === 0 ? null : (
              <PhotoStrip
                urls={photos}
                labels={{
                  title: t('tracking.photos'),
                  photo: (number, total) => t('tracking.photo', { number, total }),
                  close: t('common.close'),
                  previous: t('common.previous'),
                  next: t('common.next'),
                }}
              />
            )
          }
        />
      </section>
      <p className="s-tracking__updated">{t('common.updated', { when: format.formatRelative(info.updated_at) })}</p>
    </div>
  );
}

function entriesOf({ info }: Tracked, t: Translate, format: Formatters): TimelineEntry[] {
  return info.trackings.map((entry, index) => ({
    id: `${entry.created_at}-${info.trackings.length - index}`,
    status: entry.status,
    status_label: trackingStatusText(entry.status, t),
    title: entry.status_description,
    courier: info.courier?.alias === entry.courier_alias ? info.courier.name : entry.courier_alias,
    place: entry.place,
    date: format.formatDate(entry.created_at),
    time: format.formatTime(entry.created_at),
    iso: new Date(entry.created_at * 1000).toISOString(),
    relative: format.formatRelative(entry.created_at),
    ...(entry.image_url === null ? {} : { image_url: entry.image_url }),
  }));
}

/** Call Driver and Contact, for the head of whatever holds the panel (spec 2 'Header buttons'). */
export function TrackingActions({
  model,
  t,
  isMobile,
}: Pick<TrackingViewProps, 'model' | 't' | 'isMobile'>): ReactNode {
  const state = useStore(model.$state);
  if (state.kind !== 'ready') return null;
  const { view, info } = state.tracked;
  const driver_phone = view === 'full' ? info.driver_phone : null;
  return (
    <>
      {isMobile && driver_phone !== null && driver_phone !== '' ? (
        <a className={buttonClass({ size: 'sm' })} href={`tel:${driver_phone}`}>
          <span className="s-button__content">
            <Icon shape={iconPhone} size={16} />
            {t('tracking.call_driver')}
          </span>
        </a>
      ) : null}
      <a className={buttonClass({ size: 'sm' })} href={`mailto:${supportMailOf(info.origin_country_code)}`}>
        <span className="s-button__content">
          <Icon shape={iconMail} size={16} />
          {t('tracking.contact')}
        </span>
      </a>
    </>
  );
}

function TrackingSkeleton({ label }: { label: string }) {
  return (
    <div className="s-tracking" role="status" aria-label={label}>
      <div className="s-tracking__head">
        <Skeleton width="40px" height={40} shape="block" />
        <Skeleton width="60%" height={32} />
        <Skeleton width="40%" height={20} />
      </div>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
