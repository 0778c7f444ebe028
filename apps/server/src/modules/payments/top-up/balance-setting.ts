import type { BalanceSetting } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Actor, type Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { chargeableCard, listCardIds } from '../payment-method/index.ts';
import { balanceOf } from '../../ledger/wallet/index.ts';
import { changeBalanceSetting, findBalanceSetting, lockBalanceSetting } from './balance-setting.repo.ts';
import type { BalanceSettingRow } from './balance-setting.table.ts';
import { checkBalance } from './check-balance.ts';
import { monthOf } from './month.ts';
import { minorOf, thresholdMinor, topUpAmount } from './top-up-amount.ts';
import { chargedInMonth } from './top-up.repo.ts';

const companyOf = ({ company_id, country_code }: Actor) => ({ id: company_id, country_code });

/** The default card, for owners; everybody else is told of none. */
async function cardOf(ctx: Ctx, { company_id, role }: Actor) {
  const [card] = role === 'owner' ? await listCardIds(ctx, company_id) : [];
  if (!card) return null;
  const { brand, last4 } = await chargeableCard(ctx, company_id, card.id);
  return { brand, last4 };
}

/** When the company hears that its balance is low, and whether it is filled by itself. Who pays by invoice is never low. */
export async function getBalanceSetting({ ctx }: { ctx: Ctx }): Promise<BalanceSetting> {
  const actor = requireActor(ctx);
  const { currency, time_zone } = rulesOf(actor.country_code);
  const row = await findBalanceSetting(ctx, companyOf(actor));
  const { available_minor } = await balanceOf(ctx, actor.company_id);
  const month = monthOf(epochSeconds(ctx.clock), actor.country_code);
  const used_minor = await chargedInMonth(ctx, actor.company_id, month, time_zone);
  const major = (minor: number) => toMajor(minor, currency);
  return {
    currency,
    low_balance: {
      is_on: row.low_is_on,
      threshold: major(row.low_threshold_minor),
      is_low: row.low_is_on && actor.payment_type !== 'post_billing' && available_minor < row.low_threshold_minor,
      falls: row.falls,
    },
    automatic_top_up: {
      is_on: row.auto_is_on,
      threshold: major(row.auto_threshold_minor),
      amount: major(row.auto_amount_minor),
      monthly_cap: major(row.auto_cap_minor),
      used_this_month: major(used_minor),
      stopped: row.auto_stop_reason === null ? null : { reason: row.auto_stop_reason, at: row.auto_stopped_at ?? 0 },
      card: await cardOf(ctx, actor),
    },
  };
}

/** The caller, who must have a wallet to fill (spec 6). */
function requirePrepaid(ctx: Ctx): Actor {
  const actor = requireActor(ctx);
  if (actor.payment_type === 'post_billing') throw new DomainError('forbidden');
  return actor;
}

/** Writes a change with its audit row, then looks at the balance by the new rule. */
async function save(
  ctx: Ctx,
  actor: Actor,
  action: string,
  change: Partial<BalanceSettingRow>,
): Promise<BalanceSetting> {
  const saved = await withTransaction(ctx, async (tx) => {
    const before = await lockBalanceSetting(tx, companyOf(actor));
    const after = await changeBalanceSetting(tx, before, change);
    await recordAudit(tx, { action, object_type: 'company', object_id: actor.company_id, before, after });
    return getBalanceSetting({ ctx: tx });
  });
  try {
    await checkBalance(ctx, actor.company_id);
    return await getBalanceSetting({ ctx });
  } catch (error) {
    // It is saved; a job looks at balances again and again.
    ctx.log.warn({ err: error, request_id: ctx.request_id }, 'a balance could not be looked at');
    return saved;
  }
}

/** Chooses below which balance people are told. Throws `forbidden` for companies that pay by invoice, `invalid_input`. */
export async function saveLowBalance({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { is_on: boolean; threshold: number };
}): Promise<BalanceSetting> {
  const actor = requirePrepaid(ctx);
  const low_threshold_minor = thresholdMinor(input.threshold, actor.country_code);
  return save(ctx, actor, 'balance_setting.low_balance', { low_is_on: input.is_on, low_threshold_minor });
}

export interface AutomaticInput {
  is_on: boolean;
  threshold: number;
  amount: number;
  monthly_cap: number;
  consent: boolean;
}

/**
 * Turns automatic top-up on or off. Turning it on, or changing what it may charge, needs the owner's agreement said anew: it
 * is kept with its person and time. Throws `forbidden` for companies that pay by invoice, `payment_method_required` without a
 * card, `invalid_input` naming the field.
 */
export async function saveAutomaticTopUp({ ctx, input }: { ctx: Ctx; input: AutomaticInput }): Promise<BalanceSetting> {
  const actor = requirePrepaid(ctx);
  const { country_code, company_id, user_id } = actor;
  const auto_threshold_minor = thresholdMinor(input.threshold, country_code);
  const auto_amount_minor = topUpAmount(input.amount, country_code);
  const auto_cap_minor = minorOf('monthly_cap', input.monthly_cap, country_code);
  // One charge always lifts the balance above the threshold, so that a fall is one charge and not a chain of them.
  if (auto_amount_minor < auto_threshold_minor)
    refuseFields([fieldErrorOf('amount', 'validate.auto_amount', "Amount can't be less than the threshold")]);
  if (auto_cap_minor < auto_amount_minor)
    refuseFields([fieldErrorOf('monthly_cap', 'validate.auto_cap', 'Monthly cap must cover at least one top-up')]);
  if (!input.is_on)
    return save(ctx, actor, 'balance_setting.automatic_off', {
      auto_is_on: false,
      auto_threshold_minor,
      auto_amount_minor,
      auto_cap_minor,
    });
  if (!input.consent) refuseFields([issueErrorOf('consent', 'validate.consent_required')]);
  if ((await listCardIds(ctx, company_id)).length === 0) throw new DomainError('payment_method_required');
  return save(ctx, actor, 'balance_setting.automatic_on', {
    auto_is_on: true,
    auto_threshold_minor,
    auto_amount_minor,
    auto_cap_minor,
    auto_is_armed: true,
    auto_stop_reason: null,
    auto_stopped_at: null,
    cap_told_month: null,
    consent_by: user_id,
    consent_at: epochSeconds(ctx.clock),
  });
}
