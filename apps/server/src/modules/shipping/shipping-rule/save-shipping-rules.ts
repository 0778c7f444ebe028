import type { ShippingRule, ShippingRules } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { presentRules } from './present-rule.ts';
import { writeShippingRules } from './shipping-rule.repo.ts';
import type { StoredRule } from './shipping-rule.table.ts';

interface Input {
  rules: readonly ShippingRule[];
  sku_weights: { sku: string; weight_g: number }[];
  revision?: number | undefined;
}

/** A courier that collects in the company's country, where the rule asks for one. */
function refuseUnknown(ctx: Ctx, { rules, sku_weights }: Input, country: CountryCode): void {
  const aliases = new Set(ctx.ports.couriers.profiles(country).map(({ alias }) => alias));
  const seen = new Set<string>();
  refuseFields([
    ...rules.flatMap(({ choice, courier }, at) =>
      choice !== 'courier' || (courier !== null && aliases.has(courier))
        ? []
        : [issueErrorOf(`rules.${at}.courier`, courier === null ? 'validate.required' : 'validate.value_invalid')],
    ),
    ...sku_weights.flatMap(({ sku }, at) => {
      const is_twice = seen.has(sku);
      seen.add(sku);
      return is_twice ? [issueErrorOf(`sku_weights.${at}.sku`, 'validate.value_invalid')] : [];
    }),
  ]);
}

/**
 * Replaces the rules of the company and its default weights; parcels that are there already keep what was decided of them.
 * Throws `invalid_input` naming the field for a courier that isn't offered, a SKU given twice, or an amount nobody pays, and
 * `changed_meanwhile` where somebody else saved first.
 */
export async function saveShippingRules({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ShippingRules> {
  const { company_id, country_code } = requireWriter(ctx);
  const { currency } = rulesOf(country_code);
  refuseUnknown(ctx, input, country_code);
  const rules = input.rules.map(({ over_value, courier, ...rule }, at): StoredRule => ({
    ...rule,
    courier: rule.choice === 'courier' ? courier : null,
    over_value_minor: over_value === null ? null : payableMinorOf(`rules.${at}.over_value`, over_value, currency),
  }));
  return withTransaction(
    ctx,
    async (tx) => {
      const row = { company_id, rules, sku_weights: input.sku_weights, updated_at: epochSeconds(tx.clock) };
      const written = await writeShippingRules(tx, row, input.revision);
      await recordAudit(tx, {
        action: 'shipping_rule.save',
        object_type: 'company',
        object_id: company_id,
        details: { rules: rules.length, sku_weights: row.sku_weights.length },
      });
      return written;
    },
    (_, row) => presentRules(row, currency),
  );
}
