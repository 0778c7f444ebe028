import type { Order } from '@sampan/contract';
import { Checkbox, SkeletonRows, SortHead, TableFrame } from '@sampan/ui';
import { useTable, type RowSelectionState } from '@tanstack/react-table';
import type { MouseEvent, ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { parcelColumns, parcelFeatures } from './parcel-columns.tsx';
import type { Sort } from './parcel-search.ts';

const NOTHING: Order[] = [];
const SKELETON_ROWS = 8;

export interface ParcelTableProps {
  label: string;
  /** Undefined while the first answer is on its way. */
  orders: readonly Order[] | undefined;
  /** A newer answer is on its way; the rows of the old one stay, quieter. */
  busy: boolean;
  selection: Readonly<RowSelectionState>;
  onSelection: (selection: RowSelectionState) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onOpen: (order: Order) => void;
  open_id: string | undefined;
  bulkBar: ReactNode | undefined;
  /** Stands in place of rows: empty and error blocks. */
  instead: ReactNode | undefined;
  footer?: ReactNode | undefined;
  /** A list nothing can be done with by the dozen has no boxes. */
  selectable: boolean;
}

/** Parcels as a table, on a phone as cards. A row opens its parcel; boxes select, with Shift a whole range. */
export function ParcelTable({
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
  instead,
  footer,
  selectable,
}: ParcelTableProps) {
  const { t } = useLocale();
  const table = useTable({
    features: parcelFeatures,
    columns: parcelColumns,
    data: orders ?? NOTHING,
    getRowId: (order) => order.id,
    enableRowSelection: selectable,
    state: { rowSelection: selection },
    onRowSelectionChange: (change) => onSelection(typeof change === 'function' ? change(selection) : change),
  });
  const rows = table.getRowModel().rows;
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
                checked={rows.length > 0 && table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected()}
                disabled={rows.length === 0}
                onCheckedChange={(checked) => table.toggleAllRowsSelected(checked)}
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
        {instead === undefined && orders !== undefined ? (
          rows.map((row) => {
            const order = row.original;
            return (
              <tr
                key={row.id}
                data-clickable=""
                aria-selected={selectable ? row.getIsSelected() : undefined}
                className={order.id === open_id ? 'c-parcel--open' : undefined}
                onClick={(event) => openRow(event, order)}
              >
                {selectable ? (
                  <td className="s-table__check">
                    <Checkbox
                      label={t('order.select_row', { number: order.number })}
                      labelHidden
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                ) : null}
                {row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    {...(cell.column.id === 'recipient' ? { 'data-lead': '' } : {})}
                    {...(cell.column.id === 'price' ? { className: 's-table__end' } : {})}
                    data-cell={cell.column.id}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            );
          })
        ) : (
          <tr className="c-parcel__instead">
            <td colSpan={selectable ? 6 : 5}>
              {instead ?? <SkeletonRows rows={SKELETON_ROWS} rowHeight={60} label={t('common.loading')} />}
            </td>
          </tr>
        )}
      </tbody>
    </TableFrame>
  );
}
