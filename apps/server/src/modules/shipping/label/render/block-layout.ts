import { FRAME, PAD, RULE } from './label-blocks.ts';
import { createCanvas, PAGE_HEIGHT, PAGE_WIDTH, type Block, type LabelPage } from './label-page.ts';
import { widthOf } from './label-typeface.ts';
import { fitSize } from './text-fit.ts';

/** How high blocks are together. */
export function totalHeight(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0);
}

/** Several blocks as one, without a rule between them. */
export function joinBlocks(blocks: readonly Block[]): Block {
  return {
    height: totalHeight(blocks) + 3,
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
export function stretchBlocks(block: Block, by: number): Block {
  return { height: block.height + by, draw: block.draw };
}

/** Draws blocks from the top down with a rule between two, in a frame. */
export function stackBlocks(blocks: readonly Block[]): LabelPage {
  const canvas = createCanvas();
  let top = 0;
  blocks.forEach((block, index) => {
    block.draw(canvas, top, block.height);
    top += block.height;
    if (index < blocks.length - 1) canvas.box(0, top - RULE / 2, PAGE_WIDTH, RULE);
  });
  canvas.frame(0, 0, PAGE_WIDTH, PAGE_HEIGHT, FRAME);
  return { marks: canvas.marks };
}

/** A line that says which sheet this is, and what is on the others. */
export function titleBlock(title: string, note = ''): Block {
  const left = PAD;
  const width = widthOf(title, 'heavy', 6.5, 0.5);
  const room = PAGE_WIDTH - width - 3 * left;
  const size = fitSize(note, 'bold', [6.5, 6, 5.5], room);
  return {
    height: 14,
    draw: (to, y) => {
      to.text(title, left, y + 9.5, width, 6.5, { weight: 'heavy', tracking: 0.5 });
      to.text(note, 2 * left + width, y + 9.5, room, size, { weight: 'bold', align: 'right' });
    },
  };
}
