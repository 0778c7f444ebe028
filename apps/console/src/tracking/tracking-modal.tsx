import { Dialog } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';

export interface TrackingModalProps {
  /** What was typed: an id, a number, a tracking code or a reference. */
  id: string;
  onClose: () => void;
}

/** The package tracking panel over any page (spec section 2). */
export function TrackingModal({ id, onClose }: TrackingModalProps) {
  const { t } = useLocale();
  return (
    <Dialog open onClose={onClose} title={t('tracking.title')} closeLabel={t('common.close')} mobile="full">
      {id}
    </Dialog>
  );
}
