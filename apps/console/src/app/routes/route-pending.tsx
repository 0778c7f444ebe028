import { Skeleton } from '@sampan/ui';

/** The place of a page whose code is on its way. */
export function RoutePending() {
  return (
    <div className="c-page" aria-busy="true">
      <Skeleton width="220px" height={28} />
      <div className="c-page__gap" />
      <Skeleton height={320} shape="block" />
    </div>
  );
}
