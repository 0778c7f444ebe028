import type { PackageSizeAlias } from '@sampan/country-rules';

/** A typical parcel of each size, in cm: width and height of the face we see, and depth. For the drawing only. */
const TYPICAL_CM: Readonly<Record<PackageSizeAlias, readonly [width: number, height: number, depth: number]>> = {
  satchel: [32, 3, 24],
  handbag: [30, 22, 12],
  shoebox: [36, 16, 24],
  briefcase: [46, 34, 30],
  carry_on: [58, 44, 40],
  check_in: [78, 56, 52],
};

/** One sheet of A4 paper beside every parcel: all drawings share one scale, so the eye can compare. */
export const PAPER_CM = { width: 21, height: 29.7 } as const;

/** How much of the depth shows, and its slope, in a drawing seen a little from the right and above. */
const DEPTH_X = 0.3;
const DEPTH_Y = 0.22;
const SPACE_CM = 5;

/** The drawing's view box in cm, wide enough for the largest parcel and the sheet. */
export const DRAWING_CM = { width: 122, height: 70 } as const;

export type PackageDrawing = { front: string; top: string; side: string; paper: string };

/** The faces of a parcel of that size and the sheet of paper, as paths in cm with the floor at the bottom. */
export function packageDrawing(alias: PackageSizeAlias): PackageDrawing {
  const [width, height, depth] = TYPICAL_CM[alias];
  const floor = DRAWING_CM.height - 1;
  const dx = depth * DEPTH_X;
  const dy = depth * DEPTH_Y;
  const left = 1;
  const right = left + width;
  const top = floor - height;
  const paperLeft = right + dx + SPACE_CM;
  return {
    front: `M${left} ${top}H${right}V${floor}H${left}Z`,
    top: `M${left} ${top}l${dx} ${-dy}h${width}L${right} ${top}Z`,
    side: `M${right} ${top}l${dx} ${-dy}V${floor - dy}L${right} ${floor}Z`,
    paper: `M${paperLeft} ${floor - PAPER_CM.height}h${PAPER_CM.width}V${floor}h${-PAPER_CM.width}Z`,
  };
}
