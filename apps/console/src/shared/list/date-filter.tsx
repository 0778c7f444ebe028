import { FilterChip } from '@sampan/ui';
import { useRef, useState } from 'react';
import { lazyPart, useWasOpen } from '../locale/lazy-part.tsx';
import { useLocale } from '../locale/locale.tsx';

const DatePopover = lazyPart('parts', () => import('./date-popover.tsx'), 'DatePopover');

export interface DateFilterProps {
  /** Days as '2026-11-21'. */
  from: string | undefined;
  to: string | undefined;
  onPick: (range: { from: string | undefined; to: string | undefined }) => void;
  /** What the days are about; when a parcel was created unless told. */
  name?: string | undefined;
}

/** When something happened: a chip that opens usual spans and two days. */
export function DateFilter({ from, to, onPick, ...given }: DateFilterProps) {
  const { t, formatWireDate } = useLocale();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const was_open = useWasOpen(open);
  const name = given.name ?? t('order.filter_created');
  const shown =
    from === undefined && to === undefined
      ? undefined
      : from === to && from !== undefined
        ? formatWireDate(from)
        : t('common.from_to', {
            from: from === undefined ? '…' : formatWireDate(from),
            to: to === undefined ? '…' : formatWireDate(to),
          });
  return (
    <>
      <FilterChip
        ref={anchor}
        name={name}
        value={shown}
        expanded={open}
        onOpen={() => setOpen(!open)}
        onClear={() => onPick({ from: undefined, to: undefined })}
        clearLabel={`${t('common.clear')}: ${name}`}
      />
      {was_open ? (
        <DatePopover
          open={open}
          anchor={anchor}
          onClose={() => {
            setOpen(false);
            anchor.current?.focus();
          }}
          name={name}
          from={from}
          to={to}
          onPick={onPick}
        />
      ) : null}
    </>
  );
}
