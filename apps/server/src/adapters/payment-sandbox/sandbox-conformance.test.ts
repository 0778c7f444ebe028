import { createTestDatabase } from '@sampan/testing';
import { eq } from 'drizzle-orm';
import { systemClock } from '../../platform/clock.ts';
import { databaseOn } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { paymentProviderSuite, type Behaviour, type ProviderUnderTest } from '#test/adapters/payment.suite.ts';
import { createSandboxPayments } from './index.ts';
import { CHALLENGE_CODE } from './test-card.ts';
import { sandboxPayments } from './sandbox-payment.table.ts';

/** The cards people know, by what their banks do when they are typed in, and when they are kept and charged. */
const TYPED = {
  pays: '4242424242424242',
  no_funds: '4000000000009995',
  declines: '4000000000000002',
  asks: '4000000000003155',
};
const KEPT: Record<Behaviour, string> = { ...TYPED, asks: '4000000000003184' };

async function open(): Promise<ProviderUnderTest> {
  const database = await createTestDatabase();
  const db = databaseOn(database.pool);
  const provider = createSandboxPayments({
    db,
    clock: systemClock,
    public_url: 'https://sampan.test',
    secret: 'a secret of more than thirty-two characters',
  });
  return {
    provider,
    async pay(payment_id, behaviour) {
      const card_number = behaviour === 'sends_refunds_back' ? '4000000000005126' : TYPED[behaviour];
      await provider.act(payment_id, { action: 'card', card_number });
    },
    async answerBank(payment_id, is_right) {
      await provider.act(payment_id, { action: 'challenge', code: is_right ? CHALLENGE_CODE : '000000' });
    },
    async scan(payment_id) {
      await provider.act(payment_id, { action: 'paynow_paid' });
    },
    async payPage(page_id) {
      await provider.pages.act(page_id, 'pay');
    },
    async handOver(customer_id, behaviour) {
      const setup = await provider.cards.startSetup({ customer_id, setup_id: newId() });
      if (setup.provider !== 'sandbox') throw new Error('not the sandbox');
      const card = { card_number: KEPT[behaviour], exp_month: 12, exp_year: 2031, code: '' };
      const answer = await provider.cards.tryCard({ customer_id, setup_id: setup.setup_id }, card);
      return answer?.payment_method_id ?? '';
    },
    async refundsOf(payment_id) {
      const rows = await db.select().from(sandboxPayments).where(eq(sandboxPayments.payment_id, payment_id));
      return rows.filter(({ refund_key }) => refund_key !== null).map(({ amount_minor }) => amount_minor);
    },
    // It is asked.
    endRefund: () => Promise.resolve(null),
    close: () => database.drop(),
  };
}

paymentProviderSuite('the sandbox', open);
