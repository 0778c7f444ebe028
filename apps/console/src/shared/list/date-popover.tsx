import { dayRange, wireDateOf, type DayRangeName } from '@sampan/i18n';
import { Button, Popover, TextField } from '@sampan/ui';
import type { RefObject } from 'react';
import { useLocale } from '../locale/locale.tsx';
import type { DateFilterProps } from './date-filter.tsx';
import './date-popover.css';

const PRESETS = ['today', 'yesterday', 'last_7_days', 'last_30_days', 'this_month'] as const satisfies DayRangeName[];

export interface DatePopoverProps extends DateFilterProps {
  name: string;
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Usual spans in one click, or two days; fetched when a filter of days is first opened. */
export function DatePopover({ name, from, to, onPick, open, anchor, onClose }: DatePopoverProps) {
  const { t, country } = useLocale();
  const pickPreset = (preset: DayRangeName) => {
    const range = dayRange(preset, country, Math.floor(Date.now() / 1000));
    onPick({
      from: wireDateOf(range.from, country),
      to: wireDateOf(range.to, country),
    });
    onClose();
  };
  return (
    <Popover open={open} onClose={onClose} anchor={anchor} label={name} className="c-dates">
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
  );
}
