import { Skeleton } from '@sampan/ui';
import type { ReactNode } from 'react';

/** The panel's place while its parcel is on the way, in its geometry. */
export function TrackingSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className="s-tracking" role="status" aria-label={label}>
      <div className="s-tracking__head">
        <Skeleton width="40px" height={40} shape="block" />
        <Skeleton width="60%" height={32} />
        <Skeleton width="40%" height={20} />
      </div>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
