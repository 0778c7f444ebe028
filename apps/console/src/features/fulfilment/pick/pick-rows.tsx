import type { PickList } from '@sampan/contract';
import { classNames, IconButton, iconCheck } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface PickRowsProps {
  records: PickList['records'];
  /** Confirms one unit by hand; undefined for people who only look. */
  onConfirm: ((code: string) => void) | undefined;
}

/** The walk: a line per shelf and SKU, the next one stands out. */
export function PickRows({ records, onConfirm }: PickRowsProps) {
  const { t } = useLocale();
  return (
    <ol className="c-pick c-card">
      {records.map(({ shelf, sku, name, quantity, orders }, index) => (
        <li
          key={`${shelf} ${sku}`}
          className={classNames('c-pick__row', index === 0 && 'c-pick__row--next')}
          {...(index === 0 ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="c-pick__shelf s-num">{shelf === '' ? t('fulfilment.no_shelf') : shelf}</span>
          <span className="c-pick__what">
            {index === 0 ? <small className="c-pick__next">{t('fulfilment.next_item')}</small> : null}
            <strong>{name}</strong>
            <span className="s-num s-muted">{sku}</span>
            <small className="s-num s-dim">
              {t('fulfilment.for_orders', {
                orders: orders.map((order) => `${order.quantity} × ${order.number}`).join(', '),
              })}
            </small>
          </span>
          <strong className="c-pick__count s-num">{`× ${quantity}`}</strong>
          {onConfirm === undefined ? null : (
            <IconButton icon={iconCheck} label={t('fulfilment.confirm_unit', { sku })} onClick={() => onConfirm(sku)} />
          )}
        </li>
      ))}
    </ol>
  );
}
