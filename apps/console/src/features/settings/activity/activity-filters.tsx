import { Button } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import { DateFilter } from '../../../shared/list/date-filter.tsx';
import { isFiltered, refilled, TOPICS, type ActivitySearch } from './activity-search.ts';

export interface ActivityFiltersProps {
  search: ActivitySearch;
  people: readonly { id: string; name: string }[];
  onSearch: (search: ActivitySearch) => void;
}

/** Who, what about, and when. What they are set to stands in the URL. */
export function ActivityFilters({ search, people, onSearch }: ActivityFiltersProps) {
  const { t } = useLocale();
  const change = (part: Parameters<typeof refilled>[1]) => onSearch(refilled(search, part));
  return (
    <div className="c-filters">
      <ChoiceFilter
        name={t('activity.who')}
        value={search.actor}
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'support', label: t('activity.who_support') },
          { value: 'system', label: t('activity.who_nobody') },
        ]}
        onPick={(actor) => change({ actor })}
      />
      <ChoiceFilter
        name={t('activity.group')}
        value={search.group}
        options={TOPICS.map((group) => ({ value: group, label: t(`activity.group_${group}`) }))}
        onPick={(group) => change({ group })}
      />
      <DateFilter name={t('activity.filter_when')} from={search.from} to={search.to} onPick={change} />
      {isFiltered(search) ? (
        <Button size="sm" variant="quiet" onClick={() => onSearch({})}>
          {t('activity.clear_filters')}
        </Button>
      ) : null}
    </div>
  );
}
