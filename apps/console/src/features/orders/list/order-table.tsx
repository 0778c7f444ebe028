import type { Order } from '@sampan/contract';
import { Checkbox, SkeletonRows, SortHead, TableFrame } from '@sampan/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { ORDER_COLUMNS } from './order-columns.tsx';
import type { Sort } from './order-search.ts';
import type { SelectedIds } from '../../../shared/list/selected-ids.ts';
import { useRowSelection } from '../../../shared/list/use-row-selection.ts';

const NOTHING: Order[] = [];
const SKELETON_ROWS = 8;

export interface OrderTableProps {
  label: string;
  /** Undefined while the first answer is on its way. */
  orders: readonly Order[] | undefined;
  /** A newer answer is on its way; the rows of the old one stay, quieter. */
  busy: boolean;
  selection: SelectedIds;
  onSelection: (selection: SelectedIds) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onOpen: (order: Order) => void;
  open_id: string | undefined;
  bulkBar: ReactNode | undefined;
  /** Stands in place of rows: empty and error blocks. */
  placeholder: ReactNode | undefined;
  footer?: ReactNode | undefined;
  /** A list nothing can be done with by the dozen has no boxes. */
  selectable: boolean;
}

/** Parcels as a table, on a phone as cards. A row opens its parcel; boxes select, with Shift a whole range. */
export function OrderTable({
  label,
  orders,
  busy,
  selection,
  onSelection,
  sort,
  onSort,
  onOpen,
  open_id,
  bulkBar,
  placeholder,
  footer,
  selectable,
}: OrderTableProps) {
  const { t } = useLocale();
  const rows = orders ?? NOTHING;
  const rowSelection = useRowSelection(
    rows.map(({ id }) => id),
    selection,
    onSelection,
  );
  const [sort_field, sort_direction] = sort.split(':');
  const openRow = (event: MouseEvent<HTMLTableRowElement>, order: Order) => {
    // Links, boxes and selected text keep their own meaning.
    if (event.target instanceof Element && event.target.closest('a, button, input, label') !== null) return;
    if (window.getSelection()?.type === 'Range') return;
    onOpen(order);
  };
  const heads = {
    recipient: t('order.column_recipient'),
    number: t('order.column_order'),
    courier: t('order.column_courier'),
    status: t('order.column_status'),
    price: t('order.column_price'),
  };
  return (
    <TableFrame label={label} busy={busy} bulkBar={bulkBar} footer={footer}>
      <colgroup>
        {selectable ? <col className="c-col-check" /> : null}
        <col />
        <col className="c-col-number" />
        <col className="c-col-courier" />
        <col className="c-col-status" />
        <col className="c-col-price" />
      </colgroup>
      <thead>
        <tr>
          {selectable ? (
            <th scope="col" className="s-table__check">
              <Checkbox
                label={t('order.select_page')}
                labelHidden
                checked={rowSelection.is_all}
                indeterminate={rowSelection.is_some}
                disabled={rows.length === 0}
                onCheckedChange={rowSelection.toggleAll}
              />
            </th>
          ) : null}
          <th scope="col">{heads.recipient}</th>
          <SortHead
            direction={sort_field === 'created_at' ? (sort_direction === 'asc' ? 'asc' : 'desc') : null}
            onSort={() => onSort(sort === 'created_at:desc' ? 'created_at:asc' : 'created_at:desc')}
          >
            {heads.number}
          </SortHead>
          <th scope="col">{heads.courier}</th>
          <SortHead
            direction={sort_field === 'updated_at' ? (sort_direction === 'asc' ? 'asc' : 'desc') : null}
            onSort={() => onSort(sort === 'updated_at:desc' ? 'updated_at:asc' : 'updated_at:desc')}
          >
            {heads.status}
          </SortHead>
          <th scope="col" className="s-table__end">
            {heads.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {placeholder === undefined && orders !== undefined ? (
          rows.map((order) => {
            const is_selected = selection[order.id] === true;
            return (
              <tr
                key={order.id}
                data-clickable=""
                aria-selected={selectable ? is_selected : undefined}
                className={order.id === open_id ? 'c-parcel--open' : undefined}
                onClick={(event) => openRow(event, order)}
              >
                {selectable ? (
                  <td className="s-table__check">
                    <Checkbox
                      label={t('order.select_row', { number: order.number })}
                      labelHidden
                      checked={is_selected}
                      onChange={(event) => rowSelection.toggle(order.id, event)}
                    />
                  </td>
                ) : null}
                {ORDER_COLUMNS.map(({ id, Cell }) => (
                  <td
                    key={id}
                    {...(id === 'recipient' ? { 'data-lead': '' } : {})}
                    {...(id === 'price' ? { className: 's-table__end' } : {})}
                    data-cell={id}
                  >
                    <Cell order={order} />
                  </td>
                ))}
              </tr>
            );
          })
        ) : (
          <tr className="c-parcel__instead">
            <td colSpan={selectable ? 6 : 5}>
              {placeholder ?? <SkeletonRows rows={SKELETON_ROWS} rowHeight={60} label={t('common.loading')} />}
            </td>
          </tr>
        )}
      </tbody>
    </TableFrame>
  );
}
