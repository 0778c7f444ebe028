import { startOf, type Mark, type TextMark } from '../../src/modules/shipping/label/render/label-page.ts';
import { widthOf } from '../../src/modules/shipping/label/render/label-typeface.ts';

/** Where a mark is, for tests of layouts. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  what: string;
}

function textBox(mark: TextMark): Box {
  const left = startOf(mark);
  return {
    left,
    right: left + widthOf(mark.text, mark.weight, mark.size, mark.tracking),
    top: mark.y - mark.size * 0.72,
    bottom: mark.y,
    what: mark.text,
  };
}

function sidesOf(mark: Exclude<Mark, TextMark>): { width: number; height: number } {
  if (mark.kind === 'qr') return { width: mark.size, height: mark.size };
  return mark.kind === 'picture' ? mark.picture : mark;
}

/** The room of a mark; of a text from its baseline to its capitals. */
export function boxOf(mark: Mark): Box {
  if (mark.kind === 'text') return textBox(mark);
  const { width, height } = sidesOf(mark);
  return { left: mark.x, top: mark.y, right: mark.x + width, bottom: mark.y + height, what: mark.kind };
}

/** Whether one is on top of the other. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right - 0.1 &&
    other.left < one.right - 0.1 &&
    one.top < other.bottom - 0.1 &&
    other.top < one.bottom - 0.1
  );
}
