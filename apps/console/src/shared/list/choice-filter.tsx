import { FilterChip } from '@sampan/ui';
import { useRef, useState } from 'react';
import { lazyPart, useWasOpen } from '../locale/lazy-part.tsx';
import { useLocale } from '../locale/locale.tsx';

const ChoicePopover = lazyPart('parts', () => import('./choice-popover.tsx'), 'ChoicePopover');

export interface ChoiceFilterProps {
  name: string;
  value: string | undefined;
  options: readonly {
    value: string;
    label: string;
    detail?: string | undefined;
  }[];
  onPick: (value: string | undefined) => void;
}

/** A filter with a handful of choices: a chip that opens a list. */
export function ChoiceFilter({ name, value, options, onPick }: ChoiceFilterProps) {
  const { t } = useLocale();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const was_open = useWasOpen(open);
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
      {was_open ? (
        <ChoicePopover
          open={open}
          anchor={anchor}
          onClose={() => setOpen(false)}
          name={name}
          value={value}
          options={options}
          onPick={pick}
        />
      ) : null}
    </>
  );
}
