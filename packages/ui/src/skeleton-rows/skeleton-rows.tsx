import { Skeleton } from '../skeleton/skeleton.tsx';

export type SkeletonRowsProps = {
  rows: number;
  /** Height of one row in px, the same as the real one. */
  rowHeight: number;
  /** Read out once: "Loading parcels". */
  label: string;
  /** A square before the lines: a courier's logo. */
  leading?: boolean | undefined;
};

/** Rows of a list or table that are coming, with the height of the real ones. */
export function SkeletonRows({ rows, rowHeight, label, leading = false }: SkeletonRowsProps) {
  return (
    <div className="s-skeleton-rows" role="status">
      <span className="s-visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="s-skeleton-rows__row" style={{ height: `${rowHeight}px` }}>
          {leading ? <Skeleton width="40px" height={40} shape="block" /> : null}
          <span className="s-skeleton-rows__text">
            {/* Different lengths, or it looks like a barcode. */}
            <Skeleton width={`${46 - ((index * 7) % 18)}%`} height={12} />
            <Skeleton width={`${30 - ((index * 5) % 12)}%`} height={10} />
          </span>
          <Skeleton width="64px" height={12} />
        </div>
      ))}
    </div>
  );
}
