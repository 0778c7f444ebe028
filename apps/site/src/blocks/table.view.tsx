import type { TableData } from './block.ts';
import { InlineView } from './inline.view.tsx';

/** A table that becomes a list of entries on a phone; the roles keep it a table for those who hear it. */
export function TableView({ table }: { table: TableData }) {
  return (
    <table className="table" role="table">
      <caption className="s-visually-hidden">{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {table.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row, index) => (
          <tr key={index} role="row" id={row.id}>
            {row.cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} role="rowheader" scope="row">
                  <InlineView text={cell} />
                </th>
              ) : (
                <td key={column} role="cell" data-column={table.columns[column]}>
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
