import { Button, FilterChip, Popover, TextField } from '@sampan/ui';
import { dayRange, wireDateOf, type DayRangeName } from '@sampan/i18n';
import { useRef, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';

const PRESETS = ['today', 'yesterday', 'last_7_days', 'last_30_days', 'this_month'] as const satisfies DayRangeName[];

export interface DateFilterProps {
  /** Days as '2026-11-21'. */
  from: string | undefined;
  to: string | undefined;
  onPick: (range: { from: string | undefined; to: string | undefined }) => void;
  /** What the days are about; when a parcel was created unless told. */
  name?: string | undefined;
}

/** When something happened: usual spans in one click, or two days. */
export function DateFilter({ from, to, onPick, ...given }: DateFilterProps) {
  const { t, country, formatWireDate } = useLocale();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const name = given.name ?? t('order.filter_created');
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  const pickPreset = (preset: DayRangeName) => {
    const range = dayRange(preset, country, Math.floor(Date.now() / 1000));
    onPick({ from: wireDateOf(range.from, country), to: wireDateOf(range.to, country) });
    close();
  };
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
      <Popover open={open} onClose={close} anchor={anchor} label={name} className="c-dates">
        <div className="c-dates__presets">
          {PRESETS.map((preset) => (
            <Button key={preset} size="sm" variant="quiet" onClick={() => pickPreset(preset)}>
              {t(`time.${preset}`)}
            </Button>
          ))}
        </div>
        <div className="c-dates__days">
          <TextField
            type="date"
            label={t('order.created_from')}
            value={from ?? ''}
            max={to}
            onValueChange={(day) => onPick({ from: day === '' ? undefined : day, to })}
          />
          <TextField
            type="date"
            label={t('order.created_to')}
            value={to ?? ''}
            min={from}
            onValueChange={(day) => onPick({ from, to: day === '' ? undefined : day })}
          />
        </div>
      </Popover>
    </>
  );
}
