import type { PublicTrackingInfo, TrackingInfo } from '@sampan/contract';
import type { TrackingFormatters } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { Timeline, type TimelineEntry } from '@sampan/ui';
import type { ReactNode } from 'react';
import { TrackingHead } from './tracking-head.view.tsx';
import { trackingStatusText } from './tracking-text.ts';
import type { TrackingWords } from './tracking-words.ts';

export interface TrackingPanelProps {
  info: TrackingInfo | PublicTrackingInfo;
  t: Translate;
  format: TrackingFormatters;
  headingLevel: 2 | 3;
  /** Earlier events wait behind a line that opens them: a widget must not grow over what stands below it. */
  isFolded?: boolean | undefined;
  extras?: TrackingWords | null | undefined;
  /** Stands between head and history: what only the parcel's own company sees. */
  facts?: ReactNode;
  /** Stands under the newest entry: photos. */
  newestExtra?: ReactNode;
}

/** What everybody sees of a parcel's way (spec 2 'Package tracking panel'); the full panel hangs its own parts into it. */
export function TrackingPanel({
  info,
  t,
  format,
  headingLevel,
  isFolded,
  extras,
  facts,
  newestExtra,
}: TrackingPanelProps): ReactNode {
  const entries = entriesOf({ info, t, format, extras });
  const earlier = isFolded ? entries.splice(1) : [];
  const label = t('tracking.history');
  return (
    <div className="s-tracking" part="panel">
      <TrackingHead info={info} t={t} format={format} headingLevel={headingLevel} extras={extras} />
      {facts}
      <section className="s-tracking__history">
        <h3 className="s-tracking__title">{label}</h3>
        <Timeline label={label} emptyLabel={t('tracking.no_updates')} entries={entries} newestExtra={newestExtra} />
        {earlier.length > 0 ? (
          <details part="earlier">
            <summary>{t('tracking.earlier', { count: earlier.length })}</summary>
            <Timeline label={label} emptyLabel="" entries={earlier} areEarlier />
          </details>
        ) : null}
      </section>
      <p className="s-tracking__updated">{t('common.updated', { when: format.formatRelative(info.updated_at) })}</p>
    </div>
  );
}

function entriesOf({
  info,
  t,
  format,
  extras,
}: Pick<TrackingPanelProps, 'info' | 't' | 'format' | 'extras'>): TimelineEntry[] {
  return info.trackings.map((entry, index) => ({
    id: `${entry.created_at}-${info.trackings.length - index}`,
    status: entry.status,
    status_label: trackingStatusText(entry.status, t),
    title:
      (entry.instruction && extras?.instructionText(entry.status, entry.instruction, t)) || entry.status_description,
    courier: info.courier?.alias === entry.courier_alias ? info.courier.name : entry.courier_alias,
    place: entry.place,
    date: format.formatDate(entry.created_at),
    time: format.formatTime(entry.created_at),
    iso: new Date(entry.created_at * 1000).toISOString(),
    relative: format.formatRelative(entry.created_at),
    ...(entry.image_url === null ? {} : { image_url: entry.image_url }),
  }));
}
