import type { FulfillmentAction, FulfillmentOrder, FulfillmentStatus } from '@sampan/contract';
import { Button, TextField } from '@sampan/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useFulfilmentSteps } from './use-fulfilment-steps.ts';

type Step = Exclude<FulfillmentAction, 'start' | 'hold'>;

/** What can be done next, the usual first; cancelling and holding ask before (volume 6: steps can be undone until shipped). */
const STEPS: Readonly<Record<FulfillmentStatus, readonly Step[]>> = {
  new: ['pick'],
  picking: ['pick', 'unpick'],
  picked: ['pack', 'unpick'],
  packed: ['ship', 'unpack'],
  ready_to_ship: ['ship', 'unpack'],
  on_hold: ['release'],
  out_of_stock: [],
  shipped: [],
  cancelled: [],
};
const HELD_FROM: readonly FulfillmentStatus[] = ['new', 'picking', 'picked', 'packed', 'ready_to_ship'];
const PUT_BACK: readonly FulfillmentStatus[] = ['picked', 'packed', 'ready_to_ship'];

export function OrderSteps({ order }: { order: FulfillmentOrder }) {
  const { t } = useLocale();
  const [asking, setAsking] = useState<'hold' | 'cancel' | null>(null);
  const [reason, setReason] = useState('');
  const close = () => {
    setAsking(null);
    setReason('');
  };
  const { move, cancel } = useFulfilmentSteps(order.id, close);
  const { status, number } = order;
  const is_over = status === 'shipped' || status === 'cancelled';
  return (
    <div className="c-page__actions">
      {is_over ? null : (
        <Button variant="quiet" onClick={() => setAsking('cancel')}>
          {t('fulfilment.act_cancel')}
        </Button>
      )}
      {HELD_FROM.includes(status) ? (
        <Button variant="quiet" onClick={() => setAsking('hold')}>
          {t('fulfilment.act_hold')}
        </Button>
      ) : null}
      {STEPS[status].toReversed().map((action) => (
        <Button
          key={action}
          variant={action === STEPS[status][0] ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables.action === action}
          onClick={() => move.mutate({ action, reason: '' })}
        >
          {t(`fulfilment.act_${action}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={asking === 'hold'}
        title={t('fulfilment.hold_title', { number })}
        action={t('fulfilment.act_hold')}
        tone="primary"
        call={move}
        onConfirm={() => move.mutate({ action: 'hold', reason })}
        onClose={close}
      >
        <p>{t('fulfilment.hold_text')}</p>
        <TextField label={t('fulfilment.reason')} value={reason} maxLength={300} onValueChange={setReason} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'cancel'}
        title={t('fulfilment.cancel_one_title', { number })}
        action={t('fulfilment.act_cancel')}
        keep={t('fulfilment.keep_this')}
        call={cancel}
        onConfirm={() => cancel.mutate({ reason, confirm: true })}
        onClose={close}
      >
        <p>{t('fulfilment.cancel_one_text')}</p>
        {PUT_BACK.includes(status) ? <p>{t('fulfilment.cancel_put_back')}</p> : null}
        <TextField label={t('fulfilment.reason')} value={reason} maxLength={300} onValueChange={setReason} />
      </ConfirmDialog>
    </div>
  );
}
