import type { AnalysisGroup, AnalysisRow } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';

/** What a group is called: a month, the first day of a week, a day, a courier, a service, or a place. */
export function groupName(
  locale: Pick<Localisation, 't' | 'formatWireDate'>,
  group_by: AnalysisGroup,
  group: Pick<AnalysisRow, 'key' | 'label'>,
): string {
  if (group_by === 'month') return `${group.key.slice(5)}.${group.key.slice(0, 4)}`;
  if (group_by === 'week') return locale.t('analysis.week_of', { date: locale.formatWireDate(group.key) });
  if (group_by === 'day') return locale.formatWireDate(group.key);
  return group_by === 'destination' ? group.label.replace('/', ', ') : group.label;
}

/** The same for below a bar, where there is little room. */
export function shortName(group_by: AnalysisGroup, key: string): string {
  return group_by === 'month' ? `${key.slice(5)}.${key.slice(2, 4)}` : `${key.slice(8)}.${key.slice(5, 7)}.`;
}
