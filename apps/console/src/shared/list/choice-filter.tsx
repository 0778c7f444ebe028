import { classNames, FilterChip, Icon, iconCheck, Popover } from '@sampan/ui';
import { useRef, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';

export interface ChoiceFilterProps {
  name: string;
  value: string | undefined;
  options: readonly { value: string; label: string; detail?: string | undefined }[];
  onPick: (value: string | undefined) => void;
}

/** A filter with a handful of choices: a chip that opens a list. */
export function ChoiceFilter({ name, value, options, onPick }: ChoiceFilterProps) {
  const { t } = useLocale();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const pick = (next: string | undefined) => {
    setOpen(false);
    anchor.current?.focus();
    onPick(next);
  };
  const chosen = value === undefined ? undefined : (options.find((option) => option.value === value)?.label ?? value);
  return (
    <>
      <FilterChip
        ref={anchor}
        name={name}
        value={chosen}
        expanded={open}
        onOpen={() => setOpen(!open)}
        onClear={() => onPick(undefined)}
        clearLabel={`${t('common.clear')}: ${name}`}
      />
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={name} className="c-choices">
        <div role="listbox" aria-label={name} className="c-choices__list">
          {options.length === 0 ? <p className="c-choices__none">{t('state.empty')}</p> : null}
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="option"
              aria-selected={option.value === value}
              className={classNames('c-choices__item', option.value === value && 'c-choices__item--on')}
              onClick={() => pick(option.value === value ? undefined : option.value)}
            >
              <span className="c-choices__label">
                {option.label}
                {option.detail === undefined ? null : <small>{option.detail}</small>}
              </span>
              {option.value === value ? <Icon shape={iconCheck} size={16} /> : null}
            </button>
          ))}
        </div>
      </Popover>
    </>
  );
}
