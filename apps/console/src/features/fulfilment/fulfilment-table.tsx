import type { FulfillmentOrder } from '@sampan/contract';
import { Checkbox, classNames, SkeletonRows, TableFrame } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SelectedIds } from '../../shared/list/selected-ids.ts';
import { SelectPageHead } from '../../shared/list/select-page-head.tsx';
import { useRowSelection } from '../../shared/list/use-row-selection.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { FulfilmentStatus } from './fulfilment-status.tsx';

export interface FulfilmentTableProps {
  /** Undefined while the first answer is on its way. */
  orders: readonly FulfillmentOrder[] | undefined;
  busy: boolean;
  selection: SelectedIds;
  onSelection: (selection: SelectedIds) => void;
  selectable: boolean;
  bulkBar: ReactNode | undefined;
  /** In place of rows: empty and error blocks. */
  placeholder: ReactNode | undefined;
  footer: ReactNode | undefined;
}

/** Orders of the warehouse as a table, on a phone as cards (look-v2 6). */
export function FulfilmentTable({
  orders,
  busy,
  selection,
  onSelection,
  selectable,
  bulkBar,
  placeholder,
  footer,
}: FulfilmentTableProps) {
  const { t } = useLocale();
  const rows = orders ?? [];
  const boxes = useRowSelection(
    rows.map(({ id }) => id),
    selection,
    onSelection,
  );
  return (
    <TableFrame label={t('fulfilment.title')} busy={busy} bulkBar={bulkBar} footer={footer}>
      <thead>
        <tr>
          {selectable ? <SelectPageHead selection={boxes} disabled={rows.length === 0} /> : null}
          <th scope="col">{t('fulfilment.order')}</th>
          <th scope="col">{t('order.column_recipient')}</th>
          <th scope="col">{t('fulfilment.items')}</th>
          <th scope="col">{t('fulfilment.shelf')}</th>
          <th scope="col">{t('fulfilment.ship_by')}</th>
          <th scope="col">{t('order.column_status')}</th>
        </tr>
      </thead>
      <tbody>
        {placeholder === undefined && orders !== undefined ? (
          rows.map((order) => (
            <tr key={order.id} {...(selectable ? { 'aria-selected': selection[order.id] === true } : {})}>
              {selectable ? (
                <td className="s-table__check">
                  <Checkbox
                    label={t('order.select_row', { number: order.number })}
                    labelHidden
                    checked={selection[order.id] === true}
                    onChange={(event) => boxes.toggle(order.id, event)}
                  />
                </td>
              ) : null}
              <Cells order={order} />
            </tr>
          ))
        ) : (
          <tr className="c-parcel__instead">
            <td colSpan={selectable ? 7 : 6}>
              {placeholder ?? <SkeletonRows rows={8} rowHeight={60} label={t('common.loading')} />}
            </td>
          </tr>
        )}
      </tbody>
    </TableFrame>
  );
}

function Cells({ order }: { order: FulfillmentOrder }) {
  const locale = useLocale();
  const { t } = locale;
  const shelves = [...new Set(order.lines.map(({ shelf }) => shelf))].filter((shelf) => shelf !== '');
  const is_over = order.status === 'shipped' || order.status === 'cancelled';
  const now = Math.floor(Date.now() / 1000);
  const is_due = order.ship_by < now || locale.formatDate(order.ship_by) === locale.formatDate(now);
  return (
    <>
      <td data-lead="" className="s-num">
        <Link to="/fulfillment/order/$id" params={{ id: order.id }}>
          {order.number}
        </Link>
        <small>{order.reference_id ?? order.order_number}</small>
      </td>
      <td className="c-fulfil__name">{order.recipient_name}</td>
      <td className="c-fulfil__items s-num">
        <Pieces texts={order.lines.map(({ quantity, sku }) => `${quantity} × ${sku}`)} />
      </td>
      <td className="s-num" data-label={t('fulfilment.shelf')}>
        <Pieces texts={shelves.length === 0 ? [t('fulfilment.no_shelf')] : shelves} />
      </td>
      <td
        className={classNames('c-fulfil__when', is_due && !is_over && 'c-fulfil__when--today')}
        data-label={is_over ? undefined : t('fulfilment.ship_by')}
      >
        {locale.formatMoment(order.shipped_at ?? order.ship_by)}
      </td>
      <td className="c-fulfil__state">
        <FulfilmentStatus order={order} />
      </td>
    </>
  );
}

/** Numbers and codes that stand in a row; the row may break between them, never within one. */
function Pieces({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <span key={text} className="c-fulfil__piece">
      {index < texts.length - 1 ? `${text},\u00A0` : text}
    </span>
  ));
}
