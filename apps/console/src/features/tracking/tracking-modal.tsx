import { Dialog } from '@sampan/ui';
import { TrackingActions, TrackingView } from '@sampan/widgets/tracking/react';
import '@sampan/widgets/tracking/tracking.css';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useTracking } from './use-tracking.ts';
import { IS_MOBILE } from '../../shared/device/is-mobile.ts';

export interface TrackingModalProps {
  /** What was typed: an id, a number, a tracking code or a reference. */
  id: string;
  onClose: () => void;
}

/** The package tracking panel over any page: Call Driver, Contact and Close in its head (spec section 2). */
export function TrackingModal({ id, onClose }: TrackingModalProps) {
  const locale = useLocale();
  const { t } = locale;
  const model = useTracking(id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tracking.title')}
      closeLabel={t('common.close')}
      mobile="full"
      backdropCloses
      headerActions={<TrackingActions model={model} t={t} isMobile={IS_MOBILE} />}
    >
      <TrackingView model={model} t={t} format={locale} isMobile={IS_MOBILE} headingLevel={3} />
    </Dialog>
  );
}
