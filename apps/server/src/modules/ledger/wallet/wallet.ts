import { toMajor, type Currency } from '@sampan/country-rules';
import { eq, and } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { changeHeld, findWallet, platformAccount, writeJournal } from './wallet.repo.ts';
import { holds, ledgerAccounts, type JournalDetails } from './wallet.table.ts';

export interface Balance {
  currency: Currency;
  /** What may be spent. */
  available_minor: number;
  /** What waits for a courier's answer. */
  held_minor: number;
}

/** Opens a company's empty wallet. */
export async function openWallet(
  ctx: Ctx,
  input: { company_id: string; currency: Currency; credit_limit_minor?: number },
): Promise<void> {
  await ctx.db.insert(ledgerAccounts).values({ id: newId(), kind: 'wallet', ...input });
}

export async function balanceOf(ctx: Ctx, company_id: string): Promise<Balance> {
  const wallet = await findWallet(ctx, company_id);
  if (!wallet) throw new DomainError('not_found');
  return {
    currency: wallet.currency,
    available_minor: wallet.posted_minor - wallet.held_minor,
    held_minor: wallet.held_minor,
  };
}

/** The caller's own balance in the currency's unit (spec 7 GET /me/wallet_balance). */
export async function getWalletBalance({
  ctx,
}: {
  ctx: Ctx;
}): Promise<{ balance: number; held: number; currency: Currency }> {
  const balance = await balanceOf(ctx, requireActor(ctx).company_id);
  return {
    balance: toMajor(balance.available_minor, balance.currency),
    held: toMajor(balance.held_minor, balance.currency),
    currency: balance.currency,
  };
}

/** Credits a wallet from a payment provider, once per `reference`. Must run in a transaction. */
export async function creditWallet(
  ctx: Ctx,
  input: { company_id: string; amount_minor: number; reference: string; description: string },
): Promise<void> {
  const wallet = await findWallet(ctx, input.company_id);
  if (!wallet) throw new DomainError('not_found');
  const clearing = await platformAccount(ctx, 'provider_clearing', wallet.currency);
  const booked = await writeJournal(ctx, {
    company_id: input.company_id,
    kind: 'top_up',
    reference: input.reference,
    description: input.description,
    currency: wallet.currency,
    kept: [{ account_id: wallet.id, amount_minor: input.amount_minor }],
    lines: [{ account_id: clearing, amount_minor: -input.amount_minor }],
  });
  if (!booked) return;
  await writeLiveEvent(ctx, input.company_id, 'wallet_updated', {});
}

/** Sets money aside. Throws `insufficient_balance` and holds nothing when the wallet cannot cover it. */
export async function placeHold(
  ctx: Ctx,
  input: { company_id: string; amount_minor: number; reference: string },
): Promise<string> {
  const wallet = await findWallet(ctx, input.company_id);
  if (!wallet) throw new DomainError('not_found');
  await changeHeld(ctx, wallet.id, input.amount_minor);
  const id = newId();
  await ctx.db.insert(holds).values({
    id,
    company_id: input.company_id,
    account_id: wallet.id,
    amount_minor: input.amount_minor,
    reference: input.reference,
    created_at: epochSeconds(ctx.clock),
  });
  return id;
}

async function endHold(ctx: Ctx, hold_id: string, state: 'captured' | 'released') {
  const [hold] = await ctx.db
    .update(holds)
    .set({ state, ended_at: epochSeconds(ctx.clock) })
    .where(and(eq(holds.id, hold_id), eq(holds.state, 'placed')))
    .returning();
  return hold ?? null;
}

/** Gives held money back. Doing it twice changes nothing. */
export async function releaseHold(ctx: Ctx, hold_id: string): Promise<void> {
  const hold = await endHold(ctx, hold_id, 'released');
  if (!hold) return;
  await changeHeld(ctx, hold.account_id, -hold.amount_minor);
  await writeLiveEvent(ctx, hold.company_id, 'wallet_updated', {});
}

/** How a paid label splits up; the parts are what the quote says and sum to the price. */
export interface LabelSplit {
  courier_minor: number;
  insurance_minor: number;
  platform_minor: number;
  tax_minor: number;
}

/** Spends held money on a label or a return, once per `reference`. Must run in the transaction that marks it bought. */
export async function captureHold(
  ctx: Ctx,
  input: {
    hold_id: string;
    kind?: 'label' | 'parcel_return';
    reference: string;
    description: string;
    details?: JournalDetails;
    split: LabelSplit;
  },
): Promise<void> {
  const hold = await endHold(ctx, input.hold_id, 'captured');
  if (!hold) return;
  const [wallet] = await ctx.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, hold.account_id));
  if (!wallet) throw new Error(`Hold ${hold.id} has no wallet`);
  const lines = await splitLines(ctx, wallet.currency, input.split, 1);
  const paid = lines.reduce((sum, line) => sum + line.amount_minor, 0);
  if (paid !== hold.amount_minor)
    throw new Error(`${input.description} costs ${hold.amount_minor} but splits into ${paid}`);
  await writeJournal(ctx, {
    company_id: hold.company_id,
    kind: input.kind ?? 'label',
    reference: input.reference,
    description: input.description,
    details: input.details ?? {},
    currency: wallet.currency,
    kept: [{ account_id: wallet.id, amount_minor: -paid, held_minor: -paid }],
    lines,
  });
  await writeLiveEvent(ctx, hold.company_id, 'wallet_updated', {});
}

/** Gives the price of a cancelled label back by a reversing journal, once per `reference`. Must run in a transaction. */
export async function refundLabel(
  ctx: Ctx,
  input: {
    company_id: string;
    reference: string;
    description: string;
    details?: JournalDetails;
    split: LabelSplit;
  },
): Promise<void> {
  const wallet = await findWallet(ctx, input.company_id);
  if (!wallet) throw new DomainError('not_found');
  const lines = await splitLines(ctx, wallet.currency, input.split, -1);
  const back = -lines.reduce((sum, line) => sum + line.amount_minor, 0);
  const booked = await writeJournal(ctx, {
    company_id: input.company_id,
    kind: 'label_refund',
    reference: input.reference,
    description: input.description,
    details: input.details ?? {},
    currency: wallet.currency,
    kept: [{ account_id: wallet.id, amount_minor: back }],
    lines,
  });
  if (!booked) return;
  await writeLiveEvent(ctx, input.company_id, 'wallet_updated', {});
}

/** The accounts a label's price goes to, with their parts. */
export function partsOf(split: LabelSplit) {
  return [
    ['courier_payable', split.courier_minor],
    ['insurance_payable', split.insurance_minor],
    ['platform_fee', split.platform_minor],
    ['tax_payable', split.tax_minor],
  ] as const;
}

async function splitLines(ctx: Ctx, currency: Currency, split: LabelSplit, sign: 1 | -1) {
  const lines: { account_id: string; amount_minor: number }[] = [];
  // One after the other: they share the transaction's connection.
  for (const [kind, amount_minor] of partsOf(split))
    lines.push({ account_id: await platformAccount(ctx, kind, currency), amount_minor: sign * amount_minor });
  return lines;
}
