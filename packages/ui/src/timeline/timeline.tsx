import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { groupByStatus, type TimelineEntry } from './timeline-groups.ts';

export type TimelineProps = {
  /** Newest first, texts ready to show. */
  entries: readonly TimelineEntry[];
  /** Name of the list: "Package history". */
  label: string;
  /** Shown when nothing happened yet: "No updates yet. The courier scans it at pick-up." */
  emptyLabel: ReactNode;
  /** Stands under the newest entry: proof-of-delivery photos (`PhotoStrip`). */
  newestExtra?: ReactNode | undefined;
  /** These came before others that are shown elsewhere: none of them is the newest. */
  areEarlier?: boolean | undefined;
  /** Level of the status headings: one below the heading of the part it stands in. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/**
 * A parcel's history, grouped by status, the newest entry highlighted (spec section 2). New entries are announced
 * politely. Dates and times come formatted: 21.11.2026, 09:12 am.
 */
export function Timeline({ entries, label, emptyLabel, newestExtra, areEarlier, headingLevel = 3 }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  if (entries.length === 0) return <p className="s-timeline__empty">{emptyLabel}</p>;
  const newest = entries[0];
  return (
    <>
      <ol className="s-timeline" aria-label={label} part="timeline">
        {groupByStatus(entries).map((group, groupIndex) => (
          <li key={group.id} className="s-timeline__group">
            {group.title === '' ? null : (
              <Heading className="s-timeline__status">
                {group.image_url === undefined ? null : (
                  <img src={group.image_url} alt="" width={20} height={20} loading="lazy" />
                )}
                {group.title}
              </Heading>
            )}
            <ol className="s-timeline__entries">
              {group.entries.map((entry, index) => {
                const hot = !areEarlier && groupIndex === 0 && index === 0;
                const aside = [entry.courier, entry.place]
                  .filter((text) => text !== undefined && text !== '')
                  .join(' · ');
                return (
                  <li
                    key={entry.id}
                    className={classNames('s-timeline__entry', hot && 's-timeline__entry--newest')}
                    part={hot ? 'timeline-newest' : undefined}
                  >
                    <div className="s-timeline__title">{entry.title}</div>
                    <div className="s-timeline__meta s-num">
                      <time dateTime={entry.iso} title={entry.relative}>
                        {`${entry.date}, ${entry.time}`}
                      </time>
                      {aside === '' ? null : <span>{` · ${aside}`}</span>}
                    </div>
                    {hot ? newestExtra : null}
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
      {areEarlier || newest === undefined ? null : (
        <span className="s-visually-hidden" role="status">
          {`${newest.title}, ${newest.date}, ${newest.time}`}
        </span>
      )}
    </>
  );
}
