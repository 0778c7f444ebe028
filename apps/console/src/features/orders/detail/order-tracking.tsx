import { TrackingView } from '@sampan/widgets/tracking/react';
import '@sampan/widgets/tracking/tracking.css';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useTracking } from '../../tracking/use-tracking.ts';
import { IS_MOBILE } from '../../../shared/device/is-mobile.ts';

/** The tracking panel of a parcel inside its drawer; it brings courier, number, link, both sides and the rating. */
export function OrderTracking({ id }: { id: string }) {
  const locale = useLocale();
  const model = useTracking(id);
  return <TrackingView model={model} t={locale.t} format={locale} isMobile={IS_MOBILE} headingLevel={3} />;
}
