import { TIMINGS } from '@sampan/country-rules';
import { Icon, IconButton, iconSearch, iconX } from '@sampan/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';

export interface SearchBoxProps {
  /** What can be looked for; read out, and shown while the box is empty. */
  label: string;
  value: string;
  onSearch: (value: string) => void;
}

/** The search of a list. It asks 200 ms after the last letter (spec section 9, text input). */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { t } = useLocale();
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  // The URL may change without this field: back, a view, Clear filters.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => search.current(typed.trim()), TIMINGS.text_input_debounce_ms);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className="c-filters__search" role="search">
      <Icon shape={iconSearch} />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed === '' ? null : (
        <IconButton
          icon={iconX}
          size="sm"
          label={t('common.clear')}
          onClick={() => {
            setTyped('');
            onSearch('');
          }}
        />
      )}
    </div>
  );
}
