import { stripControlCharacters } from './strip-control-characters.ts';
import type { DocumentModel, DocumentColumn, DocumentTable, DocumentTotal } from './document.ts';
import { wrapLines, widthOf, type DocumentWeight } from './document-typeface.ts';
import { headerBlock } from './document-header.ts';
import { COLOUR, stackBlocks, PAGE, drawRule, textBlock, type Block, type Mark } from './document-block.ts';

const CELL_SIZE = 8.5;
const HEADER_SIZE = 7.5;
/** A right-hand value that is too long gets smaller before it wraps. */
const RIGHT_SIZES = [8.5, 8, 7.5, 7, 6.5, 6] as const;
const GAP = 10;
const ROW_PAD = 4;
/** A row with more lines than this goes on in the next; half a page. */
const MAX_LINES = 30;

/** What a page carries: blocks from the top down, each at its place. */
export interface PageLayout {
  blocks: { block: Block; y: number }[];
}

interface Cell {
  lines: string[];
  size: number;
  align: 'left' | 'right';
  x: number;
  width: number;
}

/**
 * Breaks a document into pages. A table's header stands again on each page that goes on with it; a row is torn only when it is
 * higher than half a page.
 */
export function layOutPages(model: DocumentModel): PageLayout[] {
  const pages: PageLayout[] = [];
  let y: number = PAGE.bottom + 1;
  const room = (): number => PAGE.bottom - y;
  const place = (block: Block): void => {
    pages.at(-1)?.blocks.push({ block, y });
    y += block.height;
  };
  const turn = (): void => {
    pages.push({ blocks: [] });
    y = PAGE.top;
  };
  const put = (block: Block): void => {
    if (block.height > room()) turn();
    place(block);
  };

  put(headerBlock(model));
  for (const table of model.tables) {
    const header = tableHeader(table);
    const widths = edgesOf(table.columns);
    const title = table.title === '' ? [] : [textBlock(table.title, 'strong', 11, { before: 6, after: 6 })];
    const nothing = textBlock(table.empty, 'regular', CELL_SIZE, { before: 8, after: 8 });
    let is_begun = false;
    for (const block of table.rows.length === 0 ? [nothing] : rowBlocks(table, widths)) {
      // A title or a header alone at the foot of a page belongs to nothing.
      if (!is_begun) put(stackBlocks([...title, header, block]));
      else put(block.height > room() ? turned(turn, stackBlocks([header, block])) : block);
      is_begun = true;
    }
    const totals = totalBands(table.totals);
    if (totals.length > 0) put(stackBlocks(totals));
    y += 16;
  }
  for (const note of model.notes) put(textBlock(note, 'regular', 8, { before: 2, after: 4, colour: COLOUR.quiet }));
  return pages;
}

/** Turns the page first. */
function turned(turn: () => void, block: Block): Block {
  turn();
  return block;
}

/** Left edge and width of each column, with a gap between two. */
function edgesOf(columns: readonly DocumentColumn[]): { x: number; width: number }[] {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  const width = PAGE.right - PAGE.left - GAP * (columns.length - 1);
  let x: number = PAGE.left;
  return columns.map((column) => {
    const edge = { x, width: (width * column.share) / shares };
    x += edge.width + GAP;
    return edge;
  });
}

function cellOf(
  text: string,
  column: DocumentColumn,
  edge: { x: number; width: number },
  weight: DocumentWeight,
  sizes: readonly number[],
): Cell {
  const clean = stripControlCharacters(text);
  const fitting =
    column.align === 'right' ? sizes.find((size) => widthOf(clean, weight, size) <= edge.width) : sizes[0];
  const size = fitting ?? sizes.at(-1) ?? CELL_SIZE;
  return { lines: wrapLines(clean, weight, size, edge.width), size, align: column.align, ...edge };
}

function marksOf(cell: Cell, top: number, weight: DocumentWeight, colour: string): Mark[] {
  return cell.lines.map((text, index) => {
    const y = top + cell.size * (1.02 + index * 1.4);
    const x = cell.align === 'left' ? cell.x : cell.x + cell.width - widthOf(text, weight, cell.size);
    return { kind: 'text', text, x, y, weight, size: cell.size, colour };
  });
}

function cellsBlock(cells: readonly Cell[], weight: DocumentWeight, colour: string, pad: number): Block {
  const height = Math.max(...cells.map((cell) => cell.lines.length * cell.size * 1.4)) + 2 * pad;
  return {
    height,
    marks: (top) => [
      ...cells.flatMap((cell) => marksOf(cell, top + pad, weight, colour)),
      drawRule(top + height, 0.5, COLOUR.line),
    ],
  };
}

function tableHeader({ columns }: DocumentTable): Block {
  const edges = edgesOf(columns);
  const cells = columns.map((column, index) =>
    cellOf(column.header, column, edges[index] ?? { x: 0, width: 0 }, 'strong', [HEADER_SIZE, 7, 6.5, 6]),
  );
  const block = cellsBlock(cells, 'strong', COLOUR.quiet, ROW_PAD);
  return {
    height: block.height,
    marks: (top) => [
      {
        kind: 'box',
        x: PAGE.left - 4,
        y: top,
        width: PAGE.right - PAGE.left + 8,
        height: block.height,
        colour: COLOUR.soft,
      },
      ...block.marks(top),
    ],
  };
}

function* rowBlocks(
  { rows, columns }: DocumentTable,
  edges: readonly { x: number; width: number }[],
): Generator<Block> {
  for (const row of rows) {
    const weight = row.tone === 'strong' ? 'strong' : 'regular';
    const cells = columns.map((column, index) =>
      cellOf(row.cells[index] ?? '', column, edges[index] ?? { x: 0, width: 0 }, weight, RIGHT_SIZES),
    );
    const colour = row.tone === 'muted' ? COLOUR.quiet : COLOUR.ink;
    const tallest = Math.max(...cells.map((cell) => cell.lines.length));
    for (let from = 0; from < tallest; from += MAX_LINES) {
      const piece = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, from + MAX_LINES) }));
      yield cellsBlock(piece, weight, colour, ROW_PAD);
    }
  }
}

/** The sums stand on the right half of the page; a total is larger and has a rule above it. */
function totalBands(totals: readonly DocumentTotal[]): Block[] {
  const width = PAGE.right - PAGE.left;
  const label_edge = { x: PAGE.left + width * 0.45, width: width * 0.33 };
  const value_edge = { x: PAGE.left + width * 0.79, width: width * 0.21 };
  return totals.map(({ label, value, kind }): Block => {
    const is_total = kind === 'total';
    const weight = is_total ? 'strong' : 'regular';
    const sizes = is_total ? [11, 10, 9, 8, 7, 6] : [9, 8.5, 8, 7, 6];
    const colour = kind === 'tax' ? COLOUR.quiet : COLOUR.ink;
    const left = cellOf(label, { header: '', align: 'left', share: 1 }, label_edge, weight, sizes);
    const right = cellOf(value, { header: '', align: 'right', share: 1 }, value_edge, weight, sizes);
    const pad = is_total ? 5 : 3;
    const height = Math.max(...[left, right].map((cell) => cell.lines.length * cell.size * 1.4)) + 2 * pad;
    return {
      height,
      marks: (top) => [
        ...(is_total
          ? [
              {
                kind: 'box' as const,
                x: label_edge.x,
                y: top,
                width: PAGE.right - label_edge.x,
                height: 1,
                colour: COLOUR.ink,
              },
            ]
          : []),
        ...marksOf(left, top + pad, weight, colour),
        ...marksOf(right, top + pad, weight, colour),
      ],
    };
  });
}
