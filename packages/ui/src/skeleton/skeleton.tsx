export type SkeletonProps = {
  /** Any CSS length; a line fills its column unless said otherwise. */
  width?: string | undefined;
  /** In px. */
  height?: number | undefined;
  shape?: 'line' | 'block' | 'circle' | undefined;
};

/** The place of something that is coming, in its size. Shows after 150 ms, so quick answers do not flicker. */
export function Skeleton({ width = '100%', height = 12, shape = 'line' }: SkeletonProps) {
  return (
    <span className={`s-skeleton s-skeleton--${shape}`} style={{ width, height: `${height}px` }} aria-hidden="true" />
  );
}
