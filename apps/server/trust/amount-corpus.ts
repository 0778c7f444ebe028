import { HEADERS, endpoints, type TopUp } from '@sampan/contract';
import {
  CURRENCY_CODES,
  MAX_TYPED_AMOUNT,
  amountText,
  digitsOf,
  formatMoney,
  parseAmount,
  payableDigitsOf,
  toMajor,
  toMinor,
} from '@sampan/country-rules';
import { newId } from '../src/platform/ids.ts';
import { newSavedCard } from '#test/payment-method/payment-method.fixtures.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';

/** What people type and programs send, and what it may be taken for in a currency of two decimals: an amount, or nothing. */
export const TYPED: readonly (readonly [string, number | null])[] = [
  ['1,234.50', 123_450],
  ['4,000', 400_000],
  ['10.000', null],
  ['10.000,00', null],
  [' ٣', null],
  ['1e3', null],
  ['-0', null],
  ['NaN', null],
  ['Infinity', null],
  ['１２３', null],
  ['1.234,56', null],
  ['4,00', null],
  ['12 000', null],
  ['0x10', null],
  ['', null],
  ['5.', 500],
  ['.5', 50],
  ['1,00,000', null],
];

/** M7: amounts that come back other than they went, over the wire, as typed text, and as people read them. */
export function tryAmounts(
  cases: number,
  random: () => number,
): { tried: number; wrong: number; corpus_wrong: number } {
  let wrong = 0;
  for (let number = 0; number < cases; number += 1) {
    // Every length is as likely as any other: most amounts are short.
    const amount = Math.floor(random() * 10 ** (1 + Math.floor(random() * 15)));
    for (const currency of CURRENCY_CODES) {
      const wire = JSON.parse(JSON.stringify({ amount: toMajor(amount, currency) })) as { amount: number };
      if (toMinor(wire.amount, currency) !== amount) wrong += 1;
      const typed = parseAmount(amountText(amount, currency), currency);
      // Rupiah are shown with two decimals and paid with none: what has a fraction is refused, as is what nobody enters.
      const has_fraction = amount % 10 ** (digitsOf(currency) - payableDigitsOf(currency)) !== 0;
      const is_payable = !has_fraction && amount <= toMinor(MAX_TYPED_AMOUNT, currency);
      if (is_payable ? !typed.ok || typed.amount_minor !== amount : typed.ok) wrong += 1;
      if (Number(formatMoney(amount, currency).replaceAll(/\D/gu, '')) !== amount) wrong += 1;
    }
  }
  const corpus_wrong = TYPED.filter(([text, expected]) => {
    const read = parseAmount(text, 'MYR');
    return expected === null ? read.ok : !read.ok || read.amount_minor !== expected;
  }).length;
  return { tried: cases * CURRENCY_CODES.length, wrong, corpus_wrong };
}

/** Amounts of a Malaysian top-up, and the free credit they earn, in sen (spec 9). */
export const BONUS_BOUNDARIES: readonly (readonly [number, number])[] = [
  [29_999, 0],
  [30_000, 4_500],
  [59_999, 8_999],
  [60_000, 12_000],
  [99_999, 19_999],
  [100_000, 33_500],
];

/** M9: tops up each boundary by card; answers how many got another bonus, said or booked. */
export async function tryBoundaries(app: TestApp): Promise<number> {
  const token = await app.tokenOf('my@demo.sampan.test');
  const { id } = await newSavedCard(app, token);
  let wrong = 0;
  for (const [amount, bonus] of BONUS_BOUNDARIES) {
    const told = await app.call<{ bonus_reward: number }>(endpoints.lookUpTopUpBonus, {
      token,
      body: { amount: amount / 100 },
    });
    const { body } = await app.call<TopUp>(endpoints.createTopUp, {
      token,
      body: { amount: amount / 100, payment_method_id: id },
      headers: { [HEADERS.idempotencyKey]: newId() },
    });
    const { rows } = await app.database.pool.query<{ kind: string; amount: string }>(
      `select e.kind, e.amount_minor as amount from entries e join journals j on j.id = e.journal_id
       where j.reference in ($1, $2) and e.account_seq is not null order by e.account_seq`,
      [`top_up:${body.id}`, `top_up_bonus:${body.id}`],
    );
    const booked = rows.map((row) => [row.kind, Number(row.amount)]);
    const expected = [['top_up', amount], ...(bonus > 0 ? [['promotion', bonus]] : [])];
    const is_right = told.body.bonus_reward === bonus / 100 && body.bonus_reward === bonus / 100;
    if (!is_right || JSON.stringify(booked) !== JSON.stringify(expected)) wrong += 1;
  }
  return wrong;
}
