import type { ActivityEntry } from '@sampan/contract';
import { CopyButton, Drawer } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { changedPaths, factLabel, factText, tellingFacts } from './activity-fact.ts';
import { networkText, sentenceOf, whoOf } from './activity-sentence.ts';
import { ActivityTags } from './activity-table.tsx';

export interface ActivityDrawerProps {
  /** Null closes it. */
  entry: ActivityEntry | null;
  onClose: () => void;
}

/** One entry whole: who in whose name, when and from where, and what was there before and after. */
export function ActivityDrawer({ entry, onClose }: ActivityDrawerProps) {
  const { t } = useLocale();
  return (
    <Drawer open={entry !== null} onClose={onClose} title={t('activity.facts')} closeLabel={t('common.close')}>
      {entry === null ? null : <EntryFacts entry={entry} />}
    </Drawer>
  );
}

function EntryFacts({ entry }: { entry: ActivityEntry }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const texts = { ...locale, currency: user.currency };
  const more = tellingFacts(entry);
  return (
    <div className="c-activity__sheet">
      <div className="c-activity__lead">
        <p>{sentenceOf(locale, entry)}</p>
        <ActivityTags entry={entry} />
      </div>
      <dl className="c-activity__facts">
        <Fact name={t('activity.who')}>
          {whoOf(locale, entry.actor)}
          {entry.in_name_of === null ? null : (
            <span className="s-muted">{t('activity.on_behalf', { name: entry.in_name_of })}</span>
          )}
        </Fact>
        <Fact name={t('activity.when')}>{locale.formatTrackingDateTime(entry.at)}</Fact>
        {entry.object_label === null ? null : (
          <Fact name={t(`activity.group_${entry.group}`)}>{entry.object_label}</Fact>
        )}
        {entry.device === '' ? null : <Fact name={t('activity.device')}>{entry.device}</Fact>}
        {entry.ip === '' ? null : <Fact name={t('activity.network')}>{networkText(entry.ip)}</Fact>}
        {more.map(([name, value]) => (
          <Fact key={name} name={factLabel(locale, name)}>
            {factText(texts, name, value)}
          </Fact>
        ))}
        <Fact name={t('activity.reference')}>
          <span className="c-activity__reference">
            <code>{entry.request_id}</code>
            <CopyButton text={entry.request_id} label={t('common.copy')} copiedLabel={t('common.copied')} iconOnly />
          </span>
        </Fact>
      </dl>
      <Changes entry={entry} texts={texts} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Changes({ entry, texts }: { entry: ActivityEntry; texts: Parameters<typeof factText>[0] }) {
  const { t } = texts;
  const paths = changedPaths(entry);
  if (paths.length === 0) return null;
  return (
    <section>
      <h3>{t('activity.changes')}</h3>
      <table className="c-activity__diff">
        <thead>
          <tr>
            <th scope="col">{t('activity.field')}</th>
            <th scope="col">{t('activity.before')}</th>
            <th scope="col">{t('activity.after')}</th>
          </tr>
        </thead>
        <tbody>
          {paths.map((path) => (
            <tr key={path}>
              <th scope="row">{factLabel(texts, path)}</th>
              <td>
                <del>{factText(texts, path, entry.before?.[path])}</del>
              </td>
              <td>
                <ins>{factText(texts, path, entry.after?.[path])}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="s-dim">{t('activity.masked')}</p>
    </section>
  );
}
