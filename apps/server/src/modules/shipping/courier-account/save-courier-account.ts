import type { AccountCourier, CourierAccounts, CourierCredential } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { CourierAccountSetting } from '../../../ports/courier-account.ts';
import { sealAccount } from './account-credentials.ts';
import { changeAccount, insertAccount, lockContractWith } from './courier-account.repo.ts';
import { listCourierAccounts } from './list-courier-accounts.ts';

/** Each try asks the courier. */
const TRIES_AN_HOUR = 20;

export interface CourierAccountInput {
  courier: AccountCourier;
  credentials: Partial<Record<CourierCredential, string>>;
}

/**
 * Connects the company's own contract with a courier, or replaces what was entered before. The courier is asked first, on the
 * servers that this installation books on: nothing is kept that it does not take. Throws `not_found` for a courier that is not
 * offered in the company's country, `invalid_input` for credentials that are incomplete or refused, `courier_unavailable` when the
 * courier does not answer.
 */
export async function saveCourierAccount({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CourierAccountInput;
}): Promise<CourierAccounts> {
  const { company_id, country_code } = requireWriter(ctx);
  const setting = settingOf(ctx, input, country_code);
  await consumeLimits(ctx, [{ name: 'courier-account', who: company_id, uses: TRIES_AN_HOUR, seconds: 3_600 }]);
  const { said, tokens } = await ctx.ports.courier_accounts.check(setting);
  if (said === 'no_answer') throw new DomainError('courier_unavailable', { retry_after_s: 30 });
  if (said === 'refused') refuseFields([issueErrorOf('credentials', 'validate.courier_account_refused')]);
  return withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    const former = await lockContractWith(tx, company_id, setting);
    const id = former?.id ?? newId();
    const credentials = sealAccount(tx.env.sealing_keys, id, {
      credentials: setting.credentials,
      tokens,
      renewing_until: null,
    });
    if (former === null)
      await insertAccount(tx, {
        id,
        company_id,
        courier: setting.courier,
        country: setting.country,
        credentials,
        connected_at: now,
        checked_at: now,
        disconnected_at: null,
      });
    else await changeAccount(tx, former, { credentials, checked_at: now });
    await recordAudit(tx, {
      action: 'courier_account.save',
      object_type: 'courier_account',
      object_id: id,
      details: { courier: setting.courier, replaced: former !== null },
    });
    return listCourierAccounts({ ctx: tx });
  });
}

/** Every part that the courier hands out, and no other. */
function settingOf(
  ctx: Ctx,
  { courier, credentials }: CourierAccountInput,
  country: CourierAccountSetting['country'],
): CourierAccountSetting {
  const { courier_accounts } = ctx.ports;
  const offered = courier_accounts.offered(country).find((one) => one.courier === courier);
  if (offered === undefined) throw new DomainError('not_found');
  refuseFields(
    offered.credentials.flatMap((name) => {
      const text = credentials[name];
      if (text === undefined) return issueErrorOf(`credentials.${name}`, 'validate.required');
      return courier_accounts.isWellFormed(courier, name, text)
        ? []
        : issueErrorOf(`credentials.${name}`, 'validate.courier_credential_form');
    }),
  );
  const named = offered.credentials.map((name) => [name, credentials[name] ?? ''] as const);
  return { courier, country, credentials: Object.fromEntries(named) };
}
