import { Skeleton } from '@sampan/ui';
import type { ReactNode } from 'react';

/** The checkout's place while its product is on the way. */
export function CheckoutSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className="s-checkout__wait" role="status">
      <span className="s-visually-hidden">{label}</span>
      <Skeleton height={160} shape="block" />
      <Skeleton width="60%" height={20} />
      <Skeleton height={360} shape="block" />
    </div>
  );
}
