import type { Order } from '@sampan/contract';
import { Tag } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { isUnconfirmed } from '../detail/order-actions.ts';

export interface ConfirmationTagProps {
  order: Order;
  /** Says so as well when the address is confirmed. */
  always?: boolean | undefined;
}

/** Marks a COD parcel whose recipient has not confirmed the address, as long as that can be mended. */
export function ConfirmationTag({ order, always = false }: ConfirmationTagProps) {
  const { t } = useLocale();
  if (isUnconfirmed(order))
    return order.confirmation_sent_at === null ? (
      <Tag tone="warning">{t('confirmation.tag_none')}</Tag>
    ) : (
      <Tag tone="info">{t('confirmation.tag_waiting')}</Tag>
    );
  return always && order.address_confirmed_at !== null ? (
    <Tag tone="success">{t('confirmation.tag_confirmed')}</Tag>
  ) : null;
}
