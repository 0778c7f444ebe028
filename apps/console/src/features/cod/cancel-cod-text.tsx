import type { Order } from '@sampan/contract';
import { formatMoney, toMinor } from '@sampan/country-rules';
import { useLocale } from '../../shared/locale/locale.tsx';

/** What becomes of the cash of parcels that are cancelled: it is not collected, so nothing goes back. */
export function CancelCodText({ orders }: { orders: readonly Order[] }) {
  const { t } = useLocale();
  const [first] = orders;
  if (first === undefined) return null;
  const minor = orders.reduce((sum, order) => sum + toMinor(order.expected_cod_collection, order.currency), 0);
  return <p>{t('cod.cancel_text', { amount: formatMoney(minor, first.currency) })}</p>;
}
