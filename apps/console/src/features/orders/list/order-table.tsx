import type { Order } from '@sampan/contract';
import { Checkbox, SkeletonRows, SortHead, TableFrame } from '@sampan/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { mayEdit } from '../detail/order-actions.ts';
import { columnsOf } from './order-columns.tsx';
import type { Sort } from './order-search.ts';
import type { SelectedIds } from '../../../shared/list/selected-ids.ts';
import { SelectPageHead } from '../../../shared/list/select-page-head.tsx';
import { useFirstRows } from '../../../shared/list/use-first-rows.ts';
import { useRowSelection } from '../../../shared/list/use-row-selection.ts';

const NOTHING: Order[] = [];
const SKELETON_ROWS = 8;
const AT_END: readonly string[] = ['price', 'cash', 'decide', 'action'];

export interface OrderTableProps {
  label: string;
  list: ListName;
  /** The rows are those of problems. */
  are_problems: boolean;
  /** Rows of one line. */
  compact: boolean;
  /** What rows show; undefined shows what is usual. */
  chosen: readonly string[] | undefined;
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
  /** Lists without bulk actions have no checkboxes. */
  selectable: boolean;
}

/** Parcels as a table, on a phone as cards. A row opens its parcel; boxes select, with Shift a whole range. */
export function OrderTable({
  label,
  list,
  are_problems,
  compact,
  chosen,
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
  const shown = useFirstRows(rows, compact);
  const [sort_field, sort_direction] = sort.split(':');
  const openRow = (event: MouseEvent<HTMLTableRowElement>, order: Order) => {
    // Links, boxes and selected text keep their own meaning.
    if (event.target instanceof Element && event.target.closest('a, button, input, label, dialog, [popover]') !== null)
      return;
    if (window.getSelection()?.type === 'Range') return;
    onOpen(order);
  };
  const columns = columnsOf(list, are_problems, chosen);
  const heads = {
    recipient: t('order.column_recipient'),
    contents: t('order.detail_contents'),
    courier: t('order.column_courier'),
    hand_over: t('order.filter_delivery_type'),
    last_event: t('order.column_last_event'),
    price: t('order.column_price'),
    cash: t('status.cod'),
    decide: t('order.column_decide_by'),
    action: t('order.column_actions'),
  };
  const sorted = (field: 'created_at' | 'updated_at', head: string) => (
    <SortHead
      key={field}
      direction={sort_field === field ? (sort_direction === 'asc' ? 'asc' : 'desc') : null}
      onSort={() => onSort(sort === `${field}:desc` ? `${field}:asc` : `${field}:desc`)}
    >
      {head}
    </SortHead>
  );
  return (
    <TableFrame label={label} compact={compact} busy={busy} bulkBar={bulkBar} footer={footer}>
      <colgroup>
        {selectable ? <col className="c-col-check" /> : null}
        {columns.map(({ id }) => (
          <col key={id} className={id === 'recipient' ? undefined : `c-col-${id}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selectable ? <SelectPageHead selection={rowSelection} disabled={rows.length === 0} /> : null}
          {columns.map(({ id }) =>
            id === 'number' ? (
              sorted('created_at', t('order.column_order'))
            ) : id === 'status' ? (
              sorted('updated_at', t('order.column_status'))
            ) : (
              <th key={id} scope="col" data-cell={id} className={AT_END.includes(id) ? 's-table__end' : undefined}>
                {id === 'action' ? <span className="s-visually-hidden">{heads.action}</span> : heads[id]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {placeholder === undefined && orders !== undefined ? (
          shown.map((order) => {
            const is_selected = selection[order.id] === true;
            return (
              <tr
                key={order.id}
                data-clickable=""
                data-draft={mayEdit(order) ? order.id : undefined}
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
                {columns.map(({ id, Cell }) => (
                  <td
                    key={id}
                    {...(id === 'recipient' ? { 'data-lead': '' } : {})}
                    {...(AT_END.includes(id) ? { className: 's-table__end' } : {})}
                    data-cell={id}
                  >
                    <Cell order={order} id={id} />
                  </td>
                ))}
              </tr>
            );
          })
        ) : (
          <tr className="c-parcel__instead">
            <td>{placeholder ?? <SkeletonRows rows={SKELETON_ROWS} rowHeight={60} label={t('common.loading')} />}</td>
          </tr>
        )}
      </tbody>
    </TableFrame>
  );
}
