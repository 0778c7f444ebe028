import type { TestCardAnswer } from '@sampan/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { epochSeconds, type Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import { newSecret } from '../../kernel/ids.ts';
import type { Payment, ProviderCard, SandboxCardVault, TestCardInput } from '../../ports/payment.ts';
import { CHALLENGE_CODE, outcomeOfCard } from './magic-card.ts';
import { sandboxCards, type CardBehaviour, type SandboxCardRow } from './sandbox-card.table.ts';

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
  const outcome = outcomeOfCard(digits);
  if (outcome.status === 'failed') {
    if (outcome.reason === 'insufficient_funds') return { behaviour: 'no_funds' };
    return { answer: refused(passesLuhn(digits) ? 'card_declined' : 'incorrect_number') };
  }
  if (outcome.status === 'succeeded') return { behaviour: 'pays' };
  if (card.code.trim() === '') return { answer: { status: 'requires_action', payment_method_id: null, reason: null } };
  return card.code.trim() === CHALLENGE_CODE ? { behaviour: 'pays' } : { answer: refused('challenge_failed') };
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
    async charge({ reference, amount_minor, currency, payment_method_id }) {
      const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.payment_method_id, payment_method_id));
      const reason = card === undefined ? 'card_declined' : card.behaviour === 'no_funds' ? 'insufficient_funds' : null;
      const payment: Payment = {
        provider: 'sandbox',
        payment_id: `sandbox_${reference}`,
        reference,
        amount_minor,
        currency,
        status: reason === null ? 'succeeded' : 'failed',
        decline_reason: reason,
      };
      return { payment, next_action: null };
    },
    async detachCard(payment_method_id) {
      await db.delete(sandboxCards).where(eq(sandboxCards.payment_method_id, payment_method_id));
    },
  };
}
