import { baseline, lineHeight } from './label-blocks.ts';
import { PAGE_WIDTH, type Block, type LabelCanvas } from './label-page.ts';
import { widthOf } from './label-typeface.ts';
import { fitSize, wrapText } from './text-fit.ts';

/** A line of a form: thinner than a label's, since a form has many. */
const LINE = 0.4;
const PAD = 3;
const CAPTION = 4.6;
const CAPTION_SIZES = [CAPTION, 4.2, 3.8, 3.4];
const SPACE = 2;

/** A box of a form: its heading in English, the same in French, and what was filled in. */
export interface FormCell {
  caption: readonly [english: string, french: string];
  value: string;
  /** Share of the width of the form. */
  share: number;
  size?: number;
}

interface CaptionLine {
  text: string;
  size: number;
  weight: 'bold' | 'medium';
}

/** A heading in both languages, as the UPU's forms have them; answers its lines. One that is long for its box goes on below. */
function captionLines([english, french]: FormCell['caption'], width: number): CaptionLine[] {
  const linesOf = (text: string, weight: CaptionLine['weight']): CaptionLine[] => {
    if (text === '') return [];
    const size = fitSize(text, weight, CAPTION_SIZES, width);
    return wrapText(text, weight, size, width).map((line) => ({ text: line, size, weight }));
  };
  return [...linesOf(english, 'bold'), ...linesOf(french, 'medium')];
}

/** Boxes side by side. */
export function cellsBlock(cells: readonly FormCell[]): Block {
  const laid = cells.map(({ caption, value, share, size = 7 }) => {
    const width = PAGE_WIDTH * share;
    const heads = captionLines(caption, width - 2 * PAD);
    const lines = value === '' ? [] : wrapText(value, 'bold', size, width - 2 * PAD);
    const above = SPACE + heads.length * lineHeight(CAPTION);
    return { value, width, heads, lines, size, above, height: above + lines.length * lineHeight(size) + SPACE };
  });
  return {
    height: Math.max(...laid.map(({ height }) => height)),
    draw: (to, y, height) => {
      let left = 0;
      for (const { value, width, heads, lines, size, above } of laid) {
        if (left > 0) to.box(left, y, LINE, height);
        heads.forEach(({ text, size: of, weight }, index) =>
          to.text(text, left + PAD, y + SPACE + index * lineHeight(CAPTION) + baseline(of), width - 2 * PAD, of, {
            weight,
          }),
        );
        lines.forEach((line, index) =>
          to.text(line, left + PAD, y + above + index * lineHeight(size) + baseline(size), width - 2 * PAD, size, {
            weight: 'bold',
            field: value,
          }),
        );
        left += width;
      }
    },
  };
}

/** A column of the table of goods. */
export interface FormColumn {
  caption: FormCell['caption'];
  share: number;
  align: 'left' | 'right';
}

/** The headings of the table of goods. */
export function tableHeadBlock(columns: readonly FormColumn[]): Block {
  return cellsBlock(columns.map(({ caption, share }) => ({ caption, share, value: '' })));
}

/** Rows of the table, as high as they need; the lines between columns go down to where the table ends. */
export function tableBlock(columns: readonly FormColumn[], rows: readonly Block[]): Block {
  return {
    height: rows.reduce((sum, row) => sum + row.height, 0),
    draw: (to, y, height) => {
      let left = 0;
      for (const { share } of columns) {
        if (left > 0) to.box(left, y, LINE, height);
        left += PAGE_WIDTH * share;
      }
      let top = y;
      for (const row of rows) {
        row.draw(to, top, row.height);
        top += row.height;
        to.box(0, top - LINE, PAGE_WIDTH, LINE);
      }
    },
  };
}

/** One kind of goods; an empty text is a dash. */
export function tableRowBlock(columns: readonly FormColumn[], texts: readonly string[], size = 6.5): Block {
  const cells = columns.map(({ share, align }, index) => {
    const text = texts[index] || '-';
    const width = PAGE_WIDTH * share - 2 * PAD;
    // A number is never torn: it gets smaller.
    const of = index === 0 ? size : fitSize(text, 'medium', [size, 6, 5.5, 5, 4.5, 4], width);
    return { text, width, of, align, lines: wrapText(text, 'medium', of, width), left: columns.slice(0, index) };
  });
  return {
    height: Math.max(...cells.map(({ lines, of }) => lines.length * lineHeight(of))) + 2 * SPACE,
    draw: (to, y) => {
      for (const { text, width, of, align, lines, left } of cells) {
        const x = left.reduce((sum, { share }) => sum + PAGE_WIDTH * share, 0) + PAD;
        lines.forEach((line, index) =>
          to.text(line, x, y + SPACE + index * lineHeight(of) + baseline(of), width, of, { align, field: text }),
        );
      }
    },
  };
}

/** Boxes to tick, in columns; the chosen one has its cross. */
export function ticksBlock(
  ticks: readonly { caption: readonly [english: string, french: string]; is_ticked: boolean }[],
  columns: number,
): Block {
  const width = PAGE_WIDTH / columns;
  const height = 12;
  return {
    height: Math.ceil(ticks.length / columns) * height + 2,
    draw: (to, y) =>
      ticks.forEach(({ caption, is_ticked }, index) => {
        const x = (index % columns) * width + PAD;
        const top = y + 2 + Math.floor(index / columns) * height;
        drawTick(to, x, top, is_ticked);
        const [english, french] = caption;
        const text = `${english} / ${french}`;
        const size = fitSize(text, 'medium', [5.4, 5, 4.6, 4.2, 3.8], width - 14 - PAD);
        to.text(text, x + 11, top + 6.6, width - 14 - PAD, size, { weight: is_ticked ? 'bold' : 'medium' });
      }),
  };
}

function drawTick(to: LabelCanvas, x: number, y: number, is_ticked: boolean): void {
  to.frame(x, y, 8, 8, 0.6);
  if (is_ticked) to.text('X', x, y + 6.7, 8, 7.5, { weight: 'heavy', align: 'center' });
}

/** Words over the whole width, such as what the sender signs. */
export function wordsBlock(text: string, size = 5): Block {
  const lines = wrapText(text, 'medium', size, PAGE_WIDTH - 2 * PAD);
  return {
    height: lines.length * lineHeight(size) + 2 * SPACE,
    draw: (to, y) =>
      lines.forEach((line, index) =>
        to.text(line, PAD, y + SPACE + index * lineHeight(size) + baseline(size), PAGE_WIDTH - 2 * PAD, size, {
          field: text,
        }),
      ),
  };
}

/** The head of a form: its name in two languages on the left, its number large on the right, and who carries it below. */
export function formHeadBlock(number: string, operator: string, sheet: string): Block {
  const number_size = 17;
  const right = widthOf(number, 'heavy', number_size) + 2 * PAD;
  const left = PAGE_WIDTH - right - 2 * PAD;
  const below = [operator, sheet].filter((text) => text !== '').join(' · ');
  const lines = wrapText(below, 'bold', 6.5, left);
  return {
    height: 30 + lines.length * lineHeight(6.5),
    draw: (to, y) => {
      to.text('CUSTOMS DECLARATION', PAD, y + 11, left, 9.5, { weight: 'heavy' });
      to.text('DÉCLARATION EN DOUANE', PAD, y + 19, left, 6.5, { weight: 'bold' });
      to.text(number, PAGE_WIDTH - right, y + 16, right - PAD, number_size, { weight: 'heavy', align: 'right' });
      to.text("May be opened officially / Peut être ouvert d'office", PAD, y + 24, PAGE_WIDTH - 2 * PAD, 5, {
        align: 'right',
      });
      lines.forEach((line, index) =>
        to.text(line, PAD, y + 28 + index * lineHeight(6.5) + baseline(6.5), left, 6.5, {
          weight: 'bold',
          field: below,
        }),
      );
    },
  };
}
