import type { TransactionAccount } from '@sampan/contract';
import { Button, TextField } from '@sampan/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DateFilter } from '../../shared/list/date-filter.tsx';
import { ACCOUNTS, GROUPS, GROUPS_OF } from './transaction-choices.ts';
import { ExportButton } from './export-button.tsx';
import { isFiltered, type changedSearch, type TransactionSearch } from './transaction-search.ts';

export interface TransactionFiltersProps {
  search: TransactionSearch;
  /** The accounts the company uses. */
  accounts: readonly TransactionAccount[];
  onChange: (change: Parameters<typeof changedSearch>[1]) => void;
  onClear: () => void;
}

/** Which entries are listed; what it is set to stands in the URL. */
export function TransactionFilters({ search, accounts, onChange, onClear }: TransactionFiltersProps) {
  const { t } = useLocale();
  const account = search.account ?? 'wallet';
  const choices = ACCOUNTS.filter((one) => accounts.includes(one) || one === account);
  return (
    <div className="c-filters">
      <FindOrder value={search.number ?? ''} onFind={(number) => onChange({ number })} />
      {choices.length < 2 ? null : (
        <ChoiceFilter
          name={t('transaction.account')}
          value={search.account}
          options={choices.map((value) => ({ value, label: t(`transaction.account_${value}`) }))}
          onPick={(value) => {
            const next = ACCOUNTS.find((one) => one === value);
            onChange({ account: next === 'wallet' ? undefined : next, group: undefined });
          }}
        />
      )}
      <ChoiceFilter
        name={t('transaction.type')}
        value={search.group}
        options={GROUPS_OF[account].map((value) => ({ value, label: t(`transaction.group_${value}`) }))}
        onPick={(value) => onChange({ group: GROUPS.find((group) => group === value) })}
      />
      <ChoiceFilter
        name={t('transaction.direction')}
        value={search.direction}
        options={[
          { value: 'in', label: t('transaction.amount_in') },
          { value: 'out', label: t('transaction.amount_out') },
        ]}
        onPick={(value) => onChange({ direction: value === 'in' || value === 'out' ? value : undefined })}
      />
      <DateFilter name={t('transaction.date')} from={search.from} to={search.to} onPick={(range) => onChange(range)} />
      {isFiltered(search) ? (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('order.clear_filters')}
        </Button>
      ) : null}
      <div className="c-filters__end">
        <ExportButton search={search} />
      </div>
    </div>
  );
}

/** Looks for what a parcel cost, by its whole number; emptied, it looks for everything again. */
function FindOrder({ value, onFind }: { value: string; onFind: (number: string | undefined) => void }) {
  const { t } = useLocale();
  const [typed, setTyped] = useState(value);
  // The URL may change without this field: back, Clear filters.
  useEffect(() => setTyped(value), [value]);
  const find = (text: string) => onFind(text.trim() === '' ? undefined : text.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(typed);
  };
  return (
    <form role="search" className="c-ledger__find" onSubmit={submit} noValidate>
      <TextField
        label={t('transaction.find_order')}
        labelHidden
        placeholder={t('transaction.find_order')}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '' && value !== '') find('');
        }}
        onBlur={() => {
          if (typed.trim() !== value) find(typed);
        }}
      />
    </form>
  );
}
