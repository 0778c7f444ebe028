import type { TestCardAnswer } from '@sampan/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/ids.ts';
import type { ProviderCard, SandboxCardVault, TestCardInput } from '../../ports/payment.ts';
import { CHALLENGE_CODE, asksAtCharges, testCardOutcome } from './test-card.ts';
import { sandboxCards, type CardBehaviour, type SandboxCardRow } from './sandbox-card.table.ts';
import { presentPayment } from './sandbox-payment.ts';
import { sandboxPayments, type SandboxPaymentRow } from './sandbox-payment.table.ts';

const digitsOf = (card_number: string) => card_number.replaceAll(/[\s-]/gu, '');

/** The check digit every real card number has: it finds typing errors. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/u.test(digits) && sum % 10 === 0;
}

function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  return /^5[1-5]/u.test(digits) ? 'mastercard' : 'card';
}

const refused = (reason: NonNullable<TestCardAnswer['reason']>): TestCardAnswer => ({
  status: 'failed',
  payment_method_id: null,
  reason,
});

/** What the bank says when a card is saved: one without money is saved like any other and fails when it is charged. */
function answerTo(card: TestCardInput): { answer: TestCardAnswer } | { behaviour: CardBehaviour } {
  const digits = digitsOf(card.card_number);
  if (asksAtCharges(digits)) return { behaviour: 'asks' };
  const outcome = testCardOutcome(digits);
  if (outcome.status === 'failed') {
    if (outcome.reason === 'insufficient_funds') return { behaviour: 'no_funds' };
    return { answer: refused(passesLuhn(digits) ? 'card_declined' : 'incorrect_number') };
  }
  if (outcome.status === 'succeeded') return { behaviour: 'pays' };
  if (card.code.trim() === '') return { answer: { status: 'requires_action', payment_method_id: null, reason: null } };
  return card.code.trim() === CHALLENGE_CODE ? { behaviour: 'pays' } : { answer: refused('challenge_failed') };
}

/** What the bank of a saved card says to a charge; a removed card pays for nothing. Who is away cannot be asked. */
function bankAnswer(
  behaviour: CardBehaviour | null,
  off_session: boolean,
): Pick<SandboxPaymentRow, 'status' | 'decline_reason'> {
  if (behaviour === 'pays') return { status: 'succeeded', decline_reason: null };
  if (behaviour === 'no_funds') return { status: 'failed', decline_reason: 'insufficient_funds' };
  if (behaviour === null) return { status: 'failed', decline_reason: 'card_declined' };
  if (off_session) return { status: 'failed', decline_reason: 'challenge_failed' };
  return { status: 'requires_action', decline_reason: null };
}

function present(row: SandboxCardRow): ProviderCard | null {
  if (row.payment_method_id === null || row.behaviour === null) return null;
  const { payment_method_id, customer_id, brand, last4, exp_month, exp_year } = row;
  return {
    payment_method_id,
    customer_id,
    brand: brand ?? 'card',
    last4: last4 ?? '',
    exp_month: exp_month ?? 1,
    exp_year: exp_year ?? 2099,
    holder_name: '',
  };
}

/** Test cards of companies, at a bank that always does the same. */
export function createSandboxCards({ db, clock }: { db: Database; clock: Clock }): SandboxCardVault {
  return {
    createCustomer: ({ company_id }) => Promise.resolve(`sandbox_customer_${company_id}`),
    async startSetup({ customer_id, setup_id }) {
      await db
        .insert(sandboxCards)
        .values({ setup_id, customer_id, created_at: epochSeconds(clock) })
        .onConflictDoNothing();
      return { provider: 'sandbox', setup_id };
    },
    async tryCard({ customer_id, setup_id }, card) {
      const mine = and(eq(sandboxCards.setup_id, setup_id), eq(sandboxCards.customer_id, customer_id));
      const [row] = await db.select().from(sandboxCards).where(mine);
      if (!row) return null;
      // A second click finds what the first did.
      if (row.payment_method_id !== null)
        return { status: 'succeeded', payment_method_id: row.payment_method_id, reason: null };
      const said = answerTo(card);
      if ('answer' in said) return said.answer;
      const digits = digitsOf(card.card_number);
      const payment_method_id = `sandbox_card_${newSecret().slice(0, 24)}`;
      const [saved] = await db
        .update(sandboxCards)
        .set({
          payment_method_id,
          behaviour: said.behaviour,
          brand: brandOf(digits),
          last4: digits.slice(-4),
          exp_month: card.exp_month,
          exp_year: card.exp_year,
        })
        .where(and(mine, isNull(sandboxCards.payment_method_id)))
        .returning();
      const [now] = saved ? [saved] : await db.select().from(sandboxCards).where(mine);
      return { status: 'succeeded', payment_method_id: now?.payment_method_id ?? null, reason: null };
    },
    async fetchCard(payment_method_id) {
      const [row] = await db.select().from(sandboxCards).where(eq(sandboxCards.payment_method_id, payment_method_id));
      return row ? present(row) : null;
    },
    // Cards of the sandbox are somebody's from the start.
    attachCard: () => Promise.resolve(null),
    async charge(request) {
      const { reference, amount_minor, currency, payment_method_id } = request;
      const payment_id = `sandbox_${reference}`;
      const find = () => db.select().from(sandboxPayments).where(eq(sandboxPayments.payment_id, payment_id));
      const [known] = await find();
      const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.payment_method_id, payment_method_id));
      // The same reference is one charge: what the bank said the first time stands.
      if (!known)
        await db
          .insert(sandboxPayments)
          .values({
            payment_id,
            reference,
            method: 'card',
            amount_minor,
            currency,
            ...bankAnswer(card?.behaviour ?? null, request.off_session),
            created_at: epochSeconds(clock),
          })
          .onConflictDoNothing();
      const [row] = known ? [known] : await find();
      if (!row) throw new Error(`No payment ${payment_id}`);
      const asks = row.status === 'requires_action';
      return { payment: presentPayment(row), next_action: asks ? { provider: 'sandbox' as const } : null };
    },
    // Its answers never get lost.
    findCharge: () => Promise.resolve(null),
    async detachCard(payment_method_id) {
      await db.delete(sandboxCards).where(eq(sandboxCards.payment_method_id, payment_method_id));
    },
  };
}
