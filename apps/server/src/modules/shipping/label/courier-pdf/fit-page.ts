/** Of its size at least: bars of a quarter of a millimetre, the thinnest that couriers print, are still scanned at 203 dpi. */
const SMALLEST_SCALE = 0.6;
/** By a hair larger is not larger: sizes come rounded to points. */
const ROUNDING = 0.5;

/** Where a page stands in a cell, in points from its bottom left corner. */
export interface Fit {
  x: number;
  y: number;
  scale: number;
  is_turned: boolean;
}

interface Size {
  width: number;
  height: number;
}

/**
 * A courier's page in the middle of a cell: in its own size where it fits, smaller where it does not, turned by a quarter where
 * that leaves it larger. Never enlarged. Null where its bars would become too thin.
 */
export function fitPage(page: Size, cell: Size): Fit | null {
  const upright = scaleOf(page, cell);
  const turned = scaleOf({ width: page.height, height: page.width }, cell);
  const is_turned = turned > upright;
  const scale = Math.max(upright, turned);
  if (scale < SMALLEST_SCALE) return null;
  const [width, height] = is_turned ? [page.height, page.width] : [page.width, page.height];
  return { x: (cell.width - width * scale) / 2, y: (cell.height - height * scale) / 2, scale, is_turned };
}

function scaleOf(page: Size, cell: Size): number {
  const scale = Math.min(cell.width / page.width, cell.height / page.height);
  return scale * (1 + ROUNDING / Math.max(cell.width, cell.height)) >= 1 ? 1 : scale;
}
