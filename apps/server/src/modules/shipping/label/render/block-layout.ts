import { FRAME, PAD, RULE } from './label-blocks.ts';
import { createPen, SHEET_HEIGHT, SHEET_WIDTH, type Block, type Sheet } from './label-page.ts';
import { widthOf } from './label-typeface.ts';
import { fitSize } from './text-fit.ts';

/** How high blocks are together. */
export function total(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0);
}

/** Several blocks as one, without a rule between them. */
export function joined(blocks: readonly Block[]): Block {
  return {
    height: total(blocks) + 3,
    draw: (to, y) => {
      let top = y;
      for (const block of blocks) {
        block.draw(to, top, block.height);
        top += block.height;
      }
    },
  };
}

/** The same block with more room. */
export function stretched(block: Block, by: number): Block {
  return { height: block.height + by, draw: block.draw };
}

/** Draws blocks from the top down with a rule between two, in a frame. */
export function stack(blocks: readonly Block[]): Sheet {
  const pen = createPen();
  let top = 0;
  blocks.forEach((block, index) => {
    block.draw(pen, top, block.height);
    top += block.height;
    if (index < blocks.length - 1) pen.box(0, top - RULE / 2, SHEET_WIDTH, RULE);
  });
  pen.frame(0, 0, SHEET_WIDTH, SHEET_HEIGHT, FRAME);
  return { marks: pen.marks };
}

/** A line that says which sheet this is, and what is on the others. */
export function titleBlock(title: string, note = ''): Block {
  const left = PAD;
  const width = widthOf(title, 'heavy', 6.5, 0.5);
  const room = SHEET_WIDTH - width - 3 * left;
  const size = fitSize(note, 'bold', [6.5, 6, 5.5], room);
  return {
    height: 14,
    draw: (to, y) => {
      to.text(title, left, y + 9.5, width, 6.5, { weight: 'heavy', tracking: 0.5 });
      to.text(note, 2 * left + width, y + 9.5, room, size, { weight: 'bold', align: 'right' });
    },
  };
}
