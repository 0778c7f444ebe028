import type { CustomsItem, LabelDocument, LabelMoney } from './label-document.ts';
import { baseline, lineHeight, PAD, paragraph, RULE } from './label-blocks.ts';
import { PAGE_WIDTH, type Block, type LabelCanvas, type Tightness } from './label-page.ts';
import { widthOf } from './label-typeface.ts';
import { fitSize, wrapText } from './text-fit.ts';

const CAPTION = 5.8;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Cell {
  caption: string;
  value: string;
  width: number;
}

/** Order number, weight, size, contents, value and date: one row of cells after the other. `with_contents` false leaves them to the next sheet. */
export function detailBlocks(label: LabelDocument, with_contents: boolean, tightness: Tightness = 0): Block[] {
  const narrow = PAGE_WIDTH - 150;
  const order: Cell = { caption: 'ORDER', value: label.order_number, width: narrow - 8 };
  const pieces = `${label.piece_count} / ${weightText(label.weight_g)}`;
  const weight: Cell = { caption: 'PCS / WEIGHT', value: pieces, width: 68 };
  const size: Cell = { caption: 'SIZE', value: sizeText(label.dimension_mm), width: 90 };
  const value: Cell = { caption: 'DECLARED VALUE', value: moneyText(label.declared_value), width: 84 };
  const shipped: Cell = { caption: 'SHIPPED', value: dateText(label.shipped_date), width: 66 };
  const contents = with_contents ? label.contents : '';
  const is_long = wrapText(contents, 'bold', 7.5, narrow - 2 * PAD).length > 2;
  if (contents !== '' && !is_long)
    return [
      rowBlock([order, weight, size], tightness),
      rowBlock([{ caption: 'CONTENTS', value: contents, width: narrow }, value, shipped], tightness),
    ];
  return [
    rowBlock([order, weight, size], tightness),
    rowBlock(
      [
        { ...value, width: PAGE_WIDTH / 2 },
        { ...shipped, width: PAGE_WIDTH / 2 },
      ],
      tightness,
    ),
    ...(contents === '' ? [] : [tightness > 0 ? besideBlock('CONTENTS', contents) : noteBlock('CONTENTS', contents)]),
  ];
}

function rowBlock(cells: readonly Cell[], tightness: Tightness): Block {
  const [above, below] = tightness === 2 ? [9, 2] : [12, 4];
  const texts = cells.map(({ value, width }) => {
    const room = width - 2 * PAD + 2;
    const size = fitSize(value, 'bold', [8.5, 8, 7.5, 6.5], room);
    return paragraph(wrapText(value === '' ? '-' : value, 'bold', size, room), size, 'bold');
  });
  const tallest = Math.max(...texts.map((text) => text.height));
  return {
    height: above + tallest + below,
    draw: (to, y, height) => {
      let left = 0;
      cells.forEach(({ caption, width }, index) => {
        if (index > 0) to.box(left, y, RULE, height);
        drawCaption(to, caption, left + PAD, y + above - 12, width - PAD);
        texts[index]?.draw(to, left + PAD, y + above, width - PAD);
        left += width;
      });
    },
  };
}

function drawCaption(to: LabelCanvas, caption: string, x: number, y: number, width: number): void {
  to.text(caption, x, y + 10, width, CAPTION, { weight: 'heavy', tracking: 0.5 });
}

/** A caption and a text over the whole width. */
export function noteBlock(caption: string, text: string, size = 7.5): Block {
  const lines = noteLines(caption, text, size);
  return {
    height: lines.reduce((sum, line) => sum + line.height, 0) + 4.5,
    draw: (to, y) => {
      let top = y;
      for (const line of lines) {
        line.draw(to, top, line.height);
        top += line.height;
      }
    },
  };
}

/** A caption with its text beside it: a line less than {@link noteBlock}. */
export function besideBlock(caption: string, text: string): Block {
  const left = PAD + widthOf(caption, 'heavy', CAPTION, 0.5) + 6;
  const room = PAGE_WIDTH - left - PAD;
  const lines = paragraph(wrapText(text, 'bold', 7.5, room), 7.5, 'bold');
  return {
    height: lines.height + 6,
    draw: (to, y) => {
      to.text(caption, PAD, y + 3 + baseline(7.5), left - PAD, CAPTION, { weight: 'heavy', tracking: 0.5 });
      lines.draw(to, left, y + 3, room);
    },
  };
}

/** The same in pieces: where a text is longer than a sheet, it may go on on the next. */
export function noteLines(caption: string, text: string, size = 7.5): Block[] {
  const room = PAGE_WIDTH - 2 * PAD;
  const head: Block = { height: 12, draw: (to, y) => drawCaption(to, caption, PAD, y, room) };
  const lines = wrapText(text, 'bold', size, room).map((line): Block => ({
    height: lineHeight(size),
    draw: (to, y) => to.text(line, PAD, y + baseline(size), room, size, { weight: 'bold', field: text }),
  }));
  return [head, ...lines];
}

const COLUMNS = [
  { caption: 'ITEM', width: PAGE_WIDTH - 2 * PAD - 148, align: 'left' },
  { caption: 'HS CODE', width: 46, align: 'left' },
  { caption: 'ORIGIN', width: 30, align: 'left' },
  { caption: 'QTY', width: 22, align: 'right' },
  { caption: 'UNIT VALUE', width: 50, align: 'right' },
] as const;
const CUSTOMS_SIZE = 7;

/** The heads of the customs table. */
export function customsHeadBlock(): Block {
  return {
    height: 13,
    draw: (to, y) => {
      let left = PAD;
      for (const { caption, width, align } of COLUMNS) {
        to.text(caption, left, y + 10, width - (align === 'left' ? 4 : 0), CAPTION, {
          weight: 'heavy',
          align,
          tracking: 0.3,
        });
        left += width;
      }
    },
  };
}

/** One kind of goods as customs ask for it: description, HS code, origin, quantity, unit value (domain.md 1.4). */
export function customsRowBlock(item: CustomsItem): Block {
  const texts = [
    item.description,
    item.hs_code,
    item.origin.toUpperCase(),
    String(item.quantity),
    moneyText(item.unit_value),
  ];
  const cells = COLUMNS.map(({ width }, index) =>
    wrapText(texts[index] || '-', index === 0 ? 'bold' : 'medium', CUSTOMS_SIZE, width - 4),
  );
  return {
    height: Math.max(...cells.map((lines) => lines.length)) * lineHeight(CUSTOMS_SIZE) + 2,
    draw: (to, y) => {
      let left = PAD;
      COLUMNS.forEach(({ width, align }, column) => {
        cells[column]?.forEach((line, row) => {
          const bottom = y + baseline(CUSTOMS_SIZE) + row * lineHeight(CUSTOMS_SIZE);
          to.text(line, left, bottom, width - (align === 'left' ? 4 : 0), CUSTOMS_SIZE, {
            weight: column === 0 ? 'bold' : 'medium',
            align,
          });
        });
        left += width;
      });
    },
  };
}

export function weightText(weight_g: number): string {
  return `${Math.round(weight_g) / 1000} kg`;
}

function sizeText(dimension: LabelDocument['dimension_mm']): string {
  if (!dimension) return '';
  return `${[dimension.length, dimension.width, dimension.height].map((side) => Math.round(side) / 10).join(' × ')} cm`;
}

export function moneyText(money: LabelMoney | null): string {
  return money ? money.amount : '';
}

export function dateText(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/u.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && day && name ? `${Number(day)} ${name} ${year}` : date;
}
