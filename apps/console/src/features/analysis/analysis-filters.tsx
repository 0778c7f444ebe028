import { isCountryCode } from '@sampan/country-rules';
import { Button, Select } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DateFilter } from '../../shared/list/date-filter.tsx';
import { GROUPS, MEASURES, regrouped, type AnalysisSearch } from './analysis-search.ts';
import type { AnalysisAnswer } from './use-analysis.ts';

export interface AnalysisFiltersProps {
  search: AnalysisSearch;
  choices: AnalysisAnswer['choices'] | undefined;
  onSearch: (search: AnalysisSearch) => void;
}

/** By what, which measure, and which parcels. What they are set to stands in the URL. */
export function AnalysisFilters({ search, choices, onSearch }: AnalysisFiltersProps) {
  const { t } = useLocale();
  const change = (part: Parameters<typeof regrouped>[1]) => onSearch(regrouped(search, part));
  const services = (choices?.services ?? []).filter(
    ({ courier }) => search.courier === undefined || courier === search.courier,
  );
  const places = choices?.destinations ?? [];
  const countries = [...new Set(places.map(({ country }) => country))].filter(isCountryCode);
  const states = places.filter(({ country, state }) => state !== '' && (search.country ?? country) === country);
  const is_filtered = [search.from, search.to, search.courier, search.service, search.country, search.state].some(
    (value) => value !== undefined,
  );
  return (
    <div className="c-analysis__controls">
      <Select
        label={t('analysis.group_by')}
        value={search.group_by ?? 'week'}
        options={GROUPS.map((group) => ({ value: group, label: t(`analysis.by_${group}`) }))}
        onValueChange={(group_by) => change({ group_by: group_by === 'week' ? undefined : group_by })}
      />
      <Select
        label={t('analysis.measure')}
        value={search.measure ?? 'net'}
        options={MEASURES.map((measure) => ({ value: measure, label: t(`analysis.${measure}`) }))}
        onValueChange={(measure) => change({ measure: measure === 'net' ? undefined : measure })}
      />
      <div className="c-filters">
        <DateFilter name={t('analysis.period')} from={search.from} to={search.to} onPick={change} />
        <ChoiceFilter
          name={t('analysis.courier')}
          value={search.courier}
          options={choices?.couriers ?? []}
          onPick={(courier) => change({ courier, service: undefined })}
        />
        <ChoiceFilter
          name={t('analysis.service')}
          value={search.service}
          options={services.map(({ value, label, courier }) => ({
            value,
            label,
            detail: choices?.couriers.find((one) => one.value === courier)?.label,
          }))}
          onPick={(service) => change({ service })}
        />
        {countries.length > 1 || search.country !== undefined ? (
          <ChoiceFilter
            name={t('analysis.country')}
            value={search.country}
            options={countries.map((country) => ({ value: country, label: t(`country.${country}`) }))}
            onPick={(country) => change({ country, state: undefined })}
          />
        ) : null}
        {states.length > 0 ? (
          <ChoiceFilter
            name={t('analysis.state')}
            value={search.state}
            options={states.map(({ country, state }) => ({ value: state, label: state, detail: country }))}
            onPick={(state) => change({ state })}
          />
        ) : null}
        {is_filtered ? (
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              change({
                from: undefined,
                to: undefined,
                courier: undefined,
                service: undefined,
                country: undefined,
                state: undefined,
              })
            }
          >
            {t('analysis.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
