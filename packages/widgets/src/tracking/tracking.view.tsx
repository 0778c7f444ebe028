import { supportMailOf } from '@sampan/country-rules';
import type { Formatters } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { buttonClass, ErrorBlock, Icon, iconMail, iconPhone, PhotoStrip } from '@sampan/ui';
import type { ReactNode } from 'react';
import type { Tracked, TrackingStore } from '@sampan/stores/tracking';
import { useStore } from '../shell/use-store.ts';
import { instructionText } from './instruction-text.ts';
import { stageName } from './tracking-stage.view.tsx';
import { TrackingFacts } from './tracking-facts.view.tsx';
import { TrackingPanel } from './tracking-panel.view.tsx';
import { TrackingSkeleton } from './tracking-skeleton.view.tsx';

const WORDS = { instructionText, stageName };

export interface TrackingViewProps {
  model: TrackingStore;
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
  const full = tracked.view === 'full' ? tracked.info : null;
  return (
    <TrackingPanel
      info={tracked.info}
      t={t}
      format={format}
      headingLevel={headingLevel}
      extras={WORDS}
      facts={full === null ? null : <TrackingFacts info={full} model={model} t={t} isMobile={isMobile} />}
      newestExtra={full === null || full.pod_urls.length === 0 ? null : <ProofOfDelivery urls={full.pod_urls} t={t} />}
    />
  );
}

function ProofOfDelivery({ urls, t }: { urls: readonly string[]; t: Translate }) {
  return (
    <PhotoStrip
      urls={urls}
      labels={{
        title: t('tracking.photos'),
        photo: (number, total) => t('tracking.photo', { number, total }),
        close: t('common.close'),
        previous: t('common.previous'),
        next: t('common.next'),
      }}
    />
  );
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
