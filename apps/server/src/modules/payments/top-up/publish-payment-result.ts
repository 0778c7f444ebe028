import type { PaymentEventData } from '@sampan/contract';
import { formatMoney } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { findUser } from '../../identity/account/index.ts';
import { PAYMENT_TEXTS } from './payment-page.messages.ts';
import { signMessage } from './payment-return.ts';
import type { TopUpRow } from './top-up.table.ts';

/**
 * Says that a payment has ended, well or not (spec 4 'Payment completed'), in the language of the person who started it, in
 * the transaction that ended it. What the balance itself started has nobody waiting for it.
 */
export async function publishPaymentResult(tx: Ctx, row: TopUpRow): Promise<void> {
  if (row.fall !== null) return;
  const person = await findUser(tx, row.user_id);
  const texts = PAYMENT_TEXTS[person?.user.language ?? 'en'];
  const success = row.status === 'succeeded';
  const message = texts[success ? 'succeeded' : (row.decline_reason ?? 'card_declined')].replace(
    '{{amount}}',
    formatMoney(row.amount_minor + (row.bonus_minor ?? 0), row.currency),
  );
  const data: PaymentEventData = {
    success,
    message,
    is_label: row.label_page !== null,
    ...(row.label_page === null ? {} : { label_success_url: row.label_page }),
    top_up_id: row.id,
    started_by: row.user_id,
    state: signMessage(tx, { company_id: row.company_id, top_up_id: row.id, message }),
  };
  await writeLiveEvent(tx, row.company_id, 'payment_completed', data);
}
