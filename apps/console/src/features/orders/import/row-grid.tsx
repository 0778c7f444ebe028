import type { ImportDraftRow, ImportField, ImportRowFilter, OrderImport } from '@sampan/contract';
import { useDeferredValue, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useSavedPackages } from '../../../shared/saved-package/use-saved-packages.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { CellBar } from './cell-bar.tsx';
import { GridRow, SIZES_ID } from './grid-row.tsx';
import { cellOf, gridColumns, type GridColumn } from './import-columns.ts';
import { ROWS_PER_CALL } from './import-limits.ts';
import { PlaceOptions } from './place-options.tsx';
import './row-grid.css';
import type { useCellEdits } from './use-cell-edits.ts';
import { ROWS_PER_PAGE, useImportRows } from './use-import.ts';
import { useSteadyActs, useSteadyValue } from './use-steady.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const ROW_HEIGHT = 52;
const LINE_WIDTH = 44;
/** Rows that are fetched before they are scrolled in: they are drawn once, with what stands in them. */
const ROWS_AHEAD = 60;

export interface RowsProps {
  draft: OrderImport;
  filter: ImportRowFilter;
  total: number;
  edits: ReturnType<typeof useCellEdits>;
}

interface Place {
  row: number;
  column: number;
  /** The line of the file in that row: a row that is mended moves, or leaves the list, and the others close up. */
  line: number | null;
}

interface Rows {
  rowAt: (index: number) => ImportDraftRow | undefined;
  total: number;
  columns: readonly GridColumn[];
  /** The rows that are drawn. */
  from: number;
  to: number;
}

/** Where the cell with the focus is now: in the line it was put on, else in the row that stands there instead. */
function placeOf(chosen: Place | null, { rowAt, total, columns, from, to }: Rows): Place {
  if (chosen === null) {
    const first = rowAt(0);
    const error = first ? columns.findIndex(({ field }) => cellOf(first, field).tone === 'error') : -1;
    return { row: 0, column: Math.max(error, 0), line: first?.row ?? null };
  }
  const { row, column, line } = chosen;
  const last = Math.max(total - 1, 0);
  if (line === null || rowAt(row)?.row === line) return { row: Math.min(row, last), column, line };
  const moved = Array.from({ length: to - from }, (_, at) => from + at).find((at) => rowAt(at)?.row === line);
  const now = Math.min(moved ?? row, last);
  return { row: now, column, line: rowAt(now)?.row ?? null };
}

/** Cells as in a spreadsheet: arrows, Enter, Tab, Esc, Ctrl Z, a pasted block. Only the rows in sight are in the document. */
export function RowGrid({ draft, filter, total, edits }: RowsProps) {
  const { t } = useLocale();
  const { country_code } = useUser();
  const box = useRef<HTMLDivElement | null>(null);
  const { from, to } = useVirtualRows(box, total, ROW_HEIGHT);
  const [chosen, setPlace] = useState<Place | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const pageOf = (row: number) => Math.floor(Math.min(Math.max(row, 0), Math.max(total - 1, 0)) / ROWS_PER_PAGE);
  const first_page = pageOf(from - ROWS_AHEAD);
  const ahead = Array.from({ length: pageOf(to + ROWS_AHEAD) - first_page + 1 }, (_, at) => first_page + at);
  const numbers = [...new Set([pageOf(chosen?.row ?? 0), ...ahead])];
  const answers = useImportRows(draft.id, filter, numbers);
  const pages = new Map(numbers.map((page, at) => [page, answers[at]?.data?.rows ?? []]));
  const rowAt = (index: number): ImportDraftRow | undefined =>
    pages.get(Math.floor(index / ROWS_PER_PAGE))?.[index % ROWS_PER_PAGE];
  const loaded = [...pages.values()].flat();
  const sizes = useSavedPackages().data?.packages ?? [];
  const found = gridColumns(country_code, loaded, sizes.length > 0);
  const columns = useSteadyValue(found, found.map(({ field }) => field).join());
  // A page that arrives fills a screen of rows: they are drawn bit by bit, so that scrolling goes on meanwhile.
  const drawn = useDeferredValue(
    useSteadyValue(
      rowAt,
      [draft.id, filter, ...numbers.map((page, at) => `${page}:${answers[at]?.dataUpdatedAt}`)].join(),
    ),
  );
  const place = placeOf(chosen, { rowAt, total, columns, from, to });
  const active = rowAt(place.row);
  const field = columns[place.column]?.field ?? 'reference_id';

  // A field that closes takes the focus with it, a row that leaves the list as well: the keys go on in the active cell.
  const refocus = useRef(false);
  // Who comes with nothing else in hand starts at the first cell that needs them.
  const held = useRef(true);
  useEffect(() => {
    const focused = document.activeElement;
    const is_here = box.current?.contains(focused) === true || (held.current && focused === document.body);
    const cell = box.current?.querySelector<HTMLElement>('[data-active="true"]');
    held.current = is_here;
    if (typing !== null || loaded.length === 0 || !cell || !(refocus.current || is_here)) return;
    refocus.current = false;
    held.current = true;
    cell.focus({ preventScroll: true });
  });

  const move = (rows: number, cells: number) => {
    const row = Math.min(Math.max(place.row + rows, 0), Math.max(total - 1, 0));
    const column = Math.min(Math.max(place.column + cells, 0), columns.length - 1);
    setPlace({ row, column, line: rowAt(row)?.row ?? null });
    const top = row * ROW_HEIGHT;
    const element = box.current;
    if (element && top < element.scrollTop) element.scrollTop = top;
    // The head covers one row of the box.
    if (element && top + 2 * ROW_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + 2 * ROW_HEIGHT - element.clientHeight;
  };
  const save = (text: string) => {
    setTyping(null);
    if (active === undefined || active.outcome !== null || text === (active.values[field] ?? '')) return;
    const was = active.values[field] ?? '';
    const others = loaded.filter((each) => each.row !== active.row && (each.values[field] ?? '') === was);
    edits.save(
      [{ row: active.row, values: { [field]: text } }],
      others.length === 0 ? null : { field, from: was, to: text, count: others.length },
    );
  };
  /** The value above, and on to the next row: held down, it fills a column (volume 3). */
  const fillDown = () => {
    const above = place.row === 0 ? undefined : rowAt(place.row - 1)?.values[field];
    if (above === undefined) return;
    save(above);
    move(1, 0);
  };
  const nextProblem = (step: 1 | -1) => {
    for (let row = place.row; row >= 0 && row < total; row += step) {
      const found = rowAt(row);
      if (found === undefined) return;
      const wrong = columns.flatMap((each, at) => (cellOf(found, each.field).tone === 'error' ? [at] : []));
      const ahead = row === place.row ? wrong.filter((at) => (at - place.column) * step > 0) : wrong;
      const column = ahead.at(step === 1 ? 0 : -1);
      if (column !== undefined) {
        move(row - place.row, column - place.column);
        return;
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const is_typing = typing !== null;
    const key = event.key;
    refocus.current = is_typing && (key === 'Escape' || key === 'Enter' || key === 'Tab');
    if (key === 'Escape' && is_typing) setTyping(null);
    else if (key === 'Enter' || key === 'Tab') {
      if (!is_typing && key === 'Tab' && (event.shiftKey ? place.column === 0 : place.column === columns.length - 1))
        return;
      if (!is_typing && key === 'Enter') setTyping(active?.values[field] ?? '');
      else {
        if (is_typing) save(typing);
        move(key === 'Enter' ? 1 : 0, key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0);
      }
    } else if (is_typing) return;
    else if (event.altKey && (key === 'ArrowDown' || key === 'ArrowUp')) nextProblem(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1, 0);
    else if (key === 'ArrowRight' || key === 'ArrowLeft') move(0, key === 'ArrowRight' ? 1 : -1);
    else if (key === 'PageDown' || key === 'PageUp') move(key === 'PageDown' ? 10 : -10, 0);
    else if (key === 'Home' || key === 'End') move(0, key === 'Home' ? -columns.length : columns.length);
    else if (key === 'F2') setTyping(active?.values[field] ?? '');
    else if (key === 'Delete' || key === 'Backspace') save('');
    else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') edits.undo();
    else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'd') fillDown();
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) setTyping(key);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (typing !== null) return;
    event.preventDefault();
    const lines = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/u, '')
      .split(/\r?\n/u);
    const rows = lines.flatMap((line, down) => {
      const row = rowAt(place.row + down);
      if (row === undefined || row.outcome !== null) return [];
      const cells = line.split('\t').flatMap((text, right) => {
        const column = columns[place.column + right];
        return column ? [[column.field, text.slice(0, 2_000)] as const] : [];
      });
      return [{ row: row.row, values: Object.fromEntries(cells) as Partial<Record<ImportField, string>> }];
    });
    if (rows.length > 0) edits.save(rows.slice(0, ROWS_PER_CALL) as Parameters<typeof edits.save>[0], null);
  };
  const acts = useSteadyActs({
    activate: (row: number, column: number) => {
      if (typing !== null) save(typing);
      setPlace({ row, column, line: rowAt(row)?.row ?? null });
    },
    type: setTyping,
    leave: (text: string) => {
      // A key has saved it already when it closes the field.
      if (!refocus.current) save(text);
    },
  });
  const width = columns.reduce((sum, column) => sum + column.width, LINE_WIDTH);
  const template = `${LINE_WIDTH}px ${columns.map(({ width, field: each }) => (each === 'recipient_address' ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' ')}`;
  return (
    <div className="c-card c-import__sheet">
      <CellBar
        row={active}
        field={field}
        edits={edits}
        onNext={() => nextProblem(1)}
        onBefore={() => nextProblem(-1)}
      />
      <datalist id={SIZES_ID}>
        {sizes.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {typing === null || active === undefined ? null : (
        <PlaceOptions row={active} field={field} country={country_code} />
      )}
      <div
        ref={box}
        className="c-import__grid"
        role="grid"
        tabIndex={-1}
        aria-label={t('order_import.step_rows')}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        style={{ '--grid-columns': template, '--grid-width': `${width}px` } as Record<string, string>}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <div className="c-import__row c-import__row--head" role="row" aria-rowindex={1}>
          <div role="columnheader">{t('order_import.line')}</div>
          {columns.map((column) => (
            <div key={column.field} role="columnheader" className={column.is_number ? 'c-import__number' : undefined}>
              {t(`order_import.field_${column.field}`)}
            </div>
          ))}
        </div>
        <div role="presentation" style={{ height: from * ROW_HEIGHT }} />
        {Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at).map((index) => (
          <GridRow
            key={index}
            index={index}
            row={drawn(index)}
            columns={columns}
            active={place.row === index ? place.column : -1}
            typing={place.row === index ? typing : null}
            acts={acts}
          />
        ))}
        <div role="presentation" style={{ height: Math.max(total - to, 0) * ROW_HEIGHT }} />
      </div>
      <div className="c-import__keys s-muted">
        <span>{t('order_import.order_of_rows')}</span>
        <span>{t('order_import.keys')}</span>
      </div>
    </div>
  );
}
