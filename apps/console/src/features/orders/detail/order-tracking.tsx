import { TrackingView } from '@sampan/widgets/tracking/react';
import '@sampan/widgets/tracking/tracking.css';
import { useLocale } from '../locale/locale.tsx';
import { IS_MOBILE, useTracking } from '../tracking/use-tracking.ts';

/** The tracking panel of a parcel inside its side sheet; it brings courier, number, link, both sides and the rating. */
export function OrderTracking({ id }: { id: string }) {
  const locale = useLocale();
  const model = useTracking(id);
  return <TrackingView model={model} t={locale.t} format={locale} isMobile={IS_MOBILE} headingLevel={3} />;
}
