import { KEY_ENDPOINTS } from '@sampan/api-client';
import { Button, TextField } from '@sampan/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DateFilter } from '../../shared/list/date-filter.tsx';
import {
  isFiltered,
  OUTCOMES,
  requestIdIn,
  type changedLogSearch,
  type RequestLogSearch,
} from './request-log-search.ts';
import { useApiKeys } from './use-api-keys.ts';

export interface RequestLogFiltersProps {
  search: RequestLogSearch;
  onChange: (change: Parameters<typeof changedLogSearch>[1]) => void;
  onClear: () => void;
}

/** Filters of the log. What they are set to stands in the URL. */
export function RequestLogFilters({ search, onChange, onClear }: RequestLogFiltersProps) {
  const { t } = useLocale();
  const keys = useApiKeys();
  return (
    <div className="c-dev__filters">
      <ChoiceFilter
        name={t('request_log.key')}
        value={search.key}
        options={(keys.data ?? []).map(({ id, name, mode, last4 }) => ({
          value: id,
          label: name,
          detail: `sk_${mode}_…${last4}`,
        }))}
        onPick={(key) => onChange({ key })}
      />
      <ChoiceFilter
        name={t('request_log.status')}
        value={search.status}
        options={OUTCOMES.map((group) => ({
          value: group,
          label: t(`request_log.status_${group}`),
          detail: group,
        }))}
        onPick={(value) => onChange({ status: OUTCOMES.find((group) => group === value) })}
      />
      <ChoiceFilter
        name={t('request_log.endpoint')}
        value={search.endpoint}
        options={KEY_ENDPOINTS.map(({ name, summary }) => ({ value: name, label: name, detail: summary }))}
        onPick={(endpoint) => onChange({ endpoint })}
      />
      <DateFilter name={t('request_log.time')} from={search.from} to={search.to} onPick={(range) => onChange(range)} />
      <FindById value={search.id ?? ''} onFind={(id) => onChange({ id })} />
      {isFiltered(search) ? (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('order.clear_filters')}
        </Button>
      ) : null}
    </div>
  );
}

/** Looks for one call as soon as a whole request id stands there; emptied, it looks for all again. */
function FindById({ value, onFind }: { value: string; onFind: (id: string | undefined) => void }) {
  const { t } = useLocale();
  const [typed, setTyped] = useState(value);
  const [attempted, setAttempted] = useState(false);
  // The URL may change without this field: back, Clear filters.
  useEffect(() => setTyped(value), [value]);
  const id = requestIdIn(typed);
  const is_wrong = attempted && typed.trim() !== '' && id === null;
  const change = (text: string) => {
    setTyped(text);
    setAttempted(false);
    const whole = requestIdIn(text);
    if (whole !== null) onFind(whole);
    else if (text.trim() === '' && value !== '') onFind(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
  };
  return (
    <form role="search" className="c-dev__find" onSubmit={submit} noValidate>
      <TextField
        label={t('request_log.find_id')}
        labelHidden
        placeholder={t('request_log.find_id')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={is_wrong ? t('validate.id_invalid') : undefined}
        onValueChange={change}
      />
    </form>
  );
}
