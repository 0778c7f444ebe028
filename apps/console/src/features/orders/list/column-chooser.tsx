import type { OrderColumnName } from '@sampan/contract';
import { Button, Checkbox, Popover } from '@sampan/ui';
import type { RefObject } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usualColumns } from './order-columns.tsx';
import type { ListToolsProps } from './list-tools.tsx';

const NAMES = {
  number: 'order.column_order',
  contents: 'order.detail_contents',
  courier: 'order.column_courier',
  hand_over: 'order.filter_delivery_type',
  status: 'order.column_status',
  last_event: 'order.column_last_event',
  price: 'order.column_price',
} as const satisfies Record<OrderColumnName, string>;
const ALL = Object.keys(NAMES) as OrderColumnName[];
/** A parcel without a label has none of these. */
const AFTER_LABEL: readonly OrderColumnName[] = ['courier', 'last_event', 'price'];

export interface ColumnChooserProps extends Pick<ListToolsProps, 'list' | 'are_problems' | 'chosen'> {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Null goes back to what is usual. */
  onPick: (names: OrderColumnName[] | null) => void;
}

/** Which columns a list shows, fetched when it is first opened. */
export function ColumnChooser({ list, are_problems, chosen, open, anchor, onClose, onPick }: ColumnChooserProps) {
  const { t } = useLocale();
  const shown = chosen ?? usualColumns(list, are_problems);
  return (
    <Popover open={open} onClose={onClose} anchor={anchor} align="end" label={t('order_view.columns')}>
      <div className="c-columns">
        {ALL.filter((name) => list !== 'new' || !AFTER_LABEL.includes(name)).map((name) => (
          <Checkbox
            key={name}
            label={t(NAMES[name])}
            checked={shown.includes(name)}
            onCheckedChange={(is_on) => onPick(ALL.filter((each) => (each === name ? is_on : shown.includes(each))))}
          />
        ))}
        {chosen === undefined ? null : (
          <Button size="sm" variant="quiet" onClick={() => onPick(null)}>
            {t('order_view.columns_usual')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
