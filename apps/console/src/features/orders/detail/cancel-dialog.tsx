import { useStore } from '@nanostores/react';
import type { Order } from '@sampan/contract';
import { formatMoney, moneyText, toMinor } from '@sampan/country-rules';
import { Banner, Button, Dialog, Select, TextArea } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { $is_cancel_cod, beginCancel } from '../../cod/cancel-cod.store.ts';
import { CancelCodText } from '../../cod/cancel-cod-text.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showStarted } from '../../../shared/dialog/started-jobs.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { isSold, useOrderSale } from './use-order-sale.ts';

const REASONS = ['customer', 'address', 'stock', 'duplicate', 'else'] as const;
type Reason = (typeof REASONS)[number];

export interface CancelDialogProps {
  /** The parcels to cancel; empty keeps the dialog closed. */
  orders: readonly Order[];
  onClose: () => void;
  /** All of them are cancelled, or will be by a job. */
  onDone?: (() => void) | undefined;
}

/** Cancels one or many parcels with a reason (spec section 4, Order lifecycle), and says what happens with the money. */
export function CancelDialog({ orders, onClose, onDone }: CancelDialogProps) {
  const { t } = useLocale();
  const open = orders.length > 0;
  const title = orders.length === 1 ? t('cancel.title') : t('console.cancel_title', { count: orders.length });
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('common.close')} size="sm" role="alertdialog">
      {open ? <CancelForm orders={orders} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

function CancelForm({ orders: given, onClose, onDone }: CancelDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const [orders] = useState(given);
  useEffect(() => beginCancel(orders), [orders]);
  const is_cod = useStore($is_cancel_cod);
  const [reason, setReason] = useState<Reason>('customer');
  const [other, setOther] = useState('');
  const many = orders.length > 1;
  const cancel = useMutation({
    mutationFn: async () => {
      const text = reason === 'else' ? other.trim() || t('cancel.reason_else') : t(`cancel.reason_${reason}`);
      const ids = orders.map(({ id }) => id);
      if (many) return api.startCancelOrders({ body: { order_ids: ids, reason: text } });
      await api.cancelOrder({ params: { id: ids[0] ?? '' }, body: { reason: text } });
      return null;
    },
    onSuccess: async (job) => {
      if (job !== null) {
        showStarted(job);
        void queries.invalidateQueries({ queryKey: queryKeys.bulkJobs });
      } else {
        await queries.invalidateQueries({ queryKey: queryKeys.orders });
        void queries.invalidateQueries({ queryKey: queryKeys.balance });
        void queries.invalidateQueries({ queryKey: queryKeys.tracking });
        showToast(t('cancel.done'));
      }
      onClose();
      onDone?.();
    },
  });
  return (
    <div className="c-stack">
      <LabelsMoney orders={orders} />
      <BuyersMoney orders={orders} />
      {is_cod ? <CancelCodText orders={orders} /> : null}
      {cancel.error === null ? null : <Banner tone="danger">{locale.errorText(cancel.error)}</Banner>}
      <Select
        label={t('cancel.reason')}
        hint={t('cancel.reason_hint')}
        options={REASONS.map((value) => ({ value, label: t(`cancel.reason_${value}`) }))}
        value={reason}
        onValueChange={(value) => setReason(value as Reason)}
      />
      {reason === 'else' ? (
        <TextArea label={t('cancel.reason_else')} maxLength={300} value={other} onValueChange={setOther} />
      ) : null}
      <div className="c-print__actions">
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
        <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {many ? t('console.cancel_parcels', { count: orders.length }) : t('cancel.submit')}
        </Button>
      </div>
    </div>
  );
}

/** What of the price of the labels comes back, said before it happens. */
function LabelsMoney({ orders }: { orders: readonly Order[] }) {
  const { t, formatNumber } = useLocale();
  const bought = orders.filter((order) => order.label !== null);
  const [first] = bought;
  if (first === undefined) return <p>{t('cancel.text_no_label')}</p>;
  const minor = bought.reduce((sum, order) => sum + toMinor(order.price ?? 0, order.currency), 0);
  const amount = formatMoney(minor, first.currency);
  return (
    <p>
      {bought.length === 1
        ? t('cancel.text', { amount })
        : t('cancel.text_all', { amount, labels: formatNumber(bought.length) })}
    </p>
  );
}

/** What buyers get back when their parcels are cancelled, said before it happens. */
function BuyersMoney({ orders }: { orders: readonly Order[] }) {
  const { t } = useLocale();
  const [first, ...others] = orders.filter(isSold);
  const sale = useOrderSale(others.length === 0 ? first : undefined);
  if (others.length > 0) return <Banner tone="warning">{t('cancel.refund_many', { count: others.length + 1 })}</Banner>;
  if (!sale) return null;
  if (sale.state === 'collect') return <Banner tone="info">{t('cancel.refund_none')}</Banner>;
  const amount = moneyText(sale.amount, sale.currency);
  if (sale.state === 'paid') return <Banner tone="warning">{t('cancel.refund', { amount })}</Banner>;
  // What the bank took back is not given back by the shop as well.
  if (sale.state === 'disputed') return <Banner tone="warning">{t('cancel.refund_disputed', { amount })}</Banner>;
  return sale.state === 'lost' ? <Banner tone="info">{t('order.sale_lost', { amount })}</Banner> : null;
}
