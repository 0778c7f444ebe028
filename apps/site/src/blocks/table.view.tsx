import type { TableData } from './block.ts';
import { InlineView } from './inline.view.tsx';

/**
 * What the elements are anyway, said aloud: on a phone the style sheet lays the table out as a list, and a browser then forgets
 * that it is one.
 */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table that becomes a list of entries on a phone. */
export function TableView({ table }: { table: TableData }) {
  return (
    <table className="table" {...ROLES.table}>
      <caption className="s-visually-hidden">{table.caption}</caption>
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row}>
          {table.columns.map((column) => (
            <th key={column} {...ROLES.columnheader} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {table.rows.map((row, index) => (
          <tr key={index} {...ROLES.row} id={row.id}>
            {row.cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} {...ROLES.rowheader} scope="row">
                  <InlineView text={cell} />
                </th>
              ) : (
                <td key={column} {...ROLES.cell} data-column={table.columns[column]}>
                  <InlineView text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
