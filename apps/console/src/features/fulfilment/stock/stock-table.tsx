import type { Stock } from '@sampan/contract';
import { Button, classNames, TableFrame } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface StockTableProps {
  stocks: readonly Stock[];
  busy: boolean;
  /** Several warehouses: each line says in which it lies. */
  has_places: boolean;
  onAdjust: ((stock: Stock) => void) | undefined;
  onEdit: ((stock: Stock) => void) | undefined;
  onFollow: (stock: Stock) => void;
  footer: ReactNode;
}

/** Stock by shelf, on a phone as cards. Nothing free is red with the orders that wait (look-v2 6). */
export function StockTable({ stocks, busy, has_places, onAdjust, onEdit, onFollow, footer }: StockTableProps) {
  const locale = useLocale();
  const { t } = locale;
  const number = locale.formatNumber;
  return (
    <TableFrame label={t('fulfilment.tab_stock')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('fulfilment.product')}</th>
          <th scope="col">{t('fulfilment.shelf')}</th>
          <th scope="col" className="s-table__end">
            {t('fulfilment.on_hand')}
          </th>
          <th scope="col" className="s-table__end">
            {t('fulfilment.promised')}
          </th>
          <th scope="col" className="s-table__end">
            {t('fulfilment.free')}
          </th>
          <th scope="col">{t('fulfilment.level')}</th>
          <th scope="col">
            <span className="s-visually-hidden">{t('common.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stocks.map((stock) => (
          <tr key={`${stock.warehouse_id} ${stock.sku_id}`}>
            <td data-lead="">
              <button type="button" className="c-stock__name" onClick={() => onFollow(stock)}>
                {stock.name}
              </button>
              <small className="s-num">{stock.sku}</small>
              {has_places ? <small>{stock.warehouse_name}</small> : null}
            </td>
            <td className="s-num" data-label={t('fulfilment.shelf')}>
              {stock.shelf === '' ? t('fulfilment.no_shelf') : stock.shelf}
            </td>
            <td className="s-num s-table__end" data-label={t('fulfilment.on_hand')}>
              {number(stock.on_hand)}
            </td>
            <td className="s-num s-table__end" data-label={t('fulfilment.promised')}>
              {number(stock.reserved)}
            </td>
            <td
              className={classNames('s-num s-table__end', stock.available === 0 && 'c-stock__none')}
              data-label={t('fulfilment.free')}
            >
              {number(stock.available)}
            </td>
            <td className="c-stock__level">
              <Level stock={stock} />
            </td>
            <td className="s-table__end">
              {onEdit === undefined ? null : (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('fulfilment.edit_of', { sku: stock.sku })}
                  onClick={() => onEdit(stock)}
                >
                  {t('common.edit')}
                </Button>
              )}
              {onAdjust === undefined ? null : (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('fulfilment.adjust_of', { sku: stock.sku })}
                  onClick={() => onAdjust(stock)}
                >
                  {t('fulfilment.adjust')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The bar is full at three times the reorder point; amber at or below it. */
function Level({ stock }: { stock: Stock }) {
  const { t } = useLocale();
  const { available, reorder_point, waiting_orders, incoming } = stock;
  const full = Math.max(1, reorder_point * 3);
  const notes = [
    waiting_orders > 0
      ? t('fulfilment.waits', { count: waiting_orders })
      : t('fulfilment.order_at', { count: reorder_point }),
    ...(incoming === 0 ? [] : [`${t('fulfilment.coming')}: ${incoming}`]),
  ];
  return (
    <span className="c-stock__bar-cell">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="c-stock__bar" aria-hidden="true">
        <rect
          width={Math.min(100, (available / full) * 100)}
          height="8"
          className={available <= reorder_point ? 'c-stock__fill c-stock__fill--low' : 'c-stock__fill'}
        />
      </svg>
      <small>{notes.join(' · ')}</small>
    </span>
  );
}
