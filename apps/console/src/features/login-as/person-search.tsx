import { canCall } from '@sampan/api-client';
import type { AdminPerson } from '@sampan/contract';
import { TIMINGS } from '@sampan/country-rules';
import { Banner, RadioCards, SkeletonRows, TextField } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

const SHORTEST = 2;

export interface PersonSearchProps {
  /** The id of who is chosen. */
  value: string | null;
  onValueChange: (person_id: string | null) => void;
}

/** Finds somebody by name, email or company. */
export function PersonSearch({ value, onValueChange }: PersonSearchProps) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const user = useUser();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), TIMINGS.address_search_debounce_ms);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({
    queryKey: queryKeys.adminPersons(search),
    queryFn: ({ signal }) => api.listAdminPersons({ query: { search } }, { signal }),
    // Once somebody is acted for, the list is no longer theirs to see.
    enabled: search.length >= SHORTEST && canCall('listAdminPersons', user),
    placeholderData: keepPreviousData,
  });
  const people = search.length >= SHORTEST ? found.data?.records : undefined;
  return (
    <>
      <TextField
        type="search"
        label={t('login_as.find')}
        hint={t('login_as.find_hint')}
        autoComplete="off"
        maxLength={80}
        value={text}
        onValueChange={(next) => {
          setText(next);
          onValueChange(null);
        }}
      />
      {found.isError ? <Banner tone="danger">{errorText(found.error)}</Banner> : null}
      {found.isLoading ? <SkeletonRows rows={2} rowHeight={64} label={t('common.loading')} /> : null}
      {people === undefined ? null : people.length === 0 ? (
        <p className="s-muted" role="status">
          {t('login_as.nobody')}
        </p>
      ) : (
        <RadioCards
          label={t('login_as.people')}
          options={people.map((person) => ({
            value: person.id,
            title: person.name === '' ? person.email : person.name,
            detail: person.may_login_as ? whereOf(person) : t('login_as.refused'),
            aside: person.country_code,
            disabled: !person.may_login_as,
          }))}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </>
  );
}

function whereOf({ company_name, email }: AdminPerson): string {
  return [company_name, email].filter((part) => part !== '').join(' · ');
}
