import type { ActivityEntry } from '@sampan/contract';
import { classNames, TableFrame, Tag } from '@sampan/ui';
import type { ReactNode } from 'react';
import { OpenRowArrow, OpenRowButton } from '../../../shared/list/open-row.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { networkText, sentenceOf } from './activity-sentence.ts';

export interface ActivityTableProps {
  entries: readonly ActivityEntry[];
  busy: boolean;
  onOpen: (entry: ActivityEntry) => void;
  footer: ReactNode;
}

/** The log: what happened, when, and from where. Under 640 px each entry is a card. */
export function ActivityTable({ entries, busy, onOpen, footer }: ActivityTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('activity.title')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('activity.what')}</th>
          <th scope="col">{t('activity.when')}</th>
          <th scope="col">{t('activity.where')}</th>
          <th scope="col">
            <span className="s-visually-hidden">{t('activity.show')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} onOpen={onOpen} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function ActivityRow({ entry, onOpen }: { entry: ActivityEntry; onOpen: (entry: ActivityEntry) => void }) {
  const locale = useLocale();
  const { t, formatMoment } = locale;
  const sentence = sentenceOf(locale, entry);
  const reason = entry.group === 'support' ? entry.details['reason'] : undefined;
  const below = [entry.object_label, typeof reason === 'string' ? reason : null].filter((part) => part !== null);
  return (
    <tr>
      <td data-lead="">
        <span className="c-activity__what">
          <OpenRowButton aria-label={t('activity.show_of', { sentence })} onOpen={() => onOpen(entry)}>
            {sentence}
          </OpenRowButton>
          <ActivityTags entry={entry} />
          {below.length === 0 ? null : <span className="s-muted c-activity__object">{below.join(' · ')}</span>}
        </span>
      </td>
      <td data-label={t('activity.when')} className="s-num c-activity__when">
        {formatMoment(entry.at)}
      </td>
      <td data-label={t('activity.where')}>
        <span className={classNames('c-activity__where', entry.device === '' && entry.ip === '' && 's-muted')}>
          <span>{entry.device === '' && entry.ip === '' ? '–' : entry.device}</span>
          {entry.ip === '' ? null : <span className="s-muted s-num">{networkText(entry.ip)}</span>}
        </span>
      </td>
      <OpenRowArrow />
    </tr>
  );
}

/** That support did it, and that it did not work. */
export function ActivityTags({ entry }: { entry: ActivityEntry }) {
  const { t } = useLocale();
  if (entry.actor.kind !== 'support' && entry.result === 'done') return null;
  return (
    <span className="c-activity__tags">
      {entry.actor.kind === 'support' ? <Tag tone="warning">{t('activity.by_support')}</Tag> : null}
      {entry.result === 'done' ? null : <Tag tone="danger">{t(`activity.result_${entry.result}`)}</Tag>}
    </span>
  );
}
