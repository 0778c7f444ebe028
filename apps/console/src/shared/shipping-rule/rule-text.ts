import type { RuleDecision, ShippingRule } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import type { Localisation } from '@sampan/i18n';

type Words = Pick<Localisation, 't' | 'formatWeight'>;

function conditionsOf(rule: ShippingRule, currency: Currency, { t, formatWeight }: Words): string[] {
  const { is_cod, over_value, over_weight_g, up_to_weight_g, country } = rule;
  return [
    ...(is_cod === null ? [] : [t(is_cod ? 'shipping_rule.cod' : 'shipping_rule.prepaid')]),
    ...(over_value === null ? [] : [t('shipping_rule.value_is', { amount: moneyText(over_value, currency) })]),
    ...(over_weight_g === null ? [] : [t('shipping_rule.over_is', { weight: formatWeight(over_weight_g / 1000) })]),
    ...(up_to_weight_g === null ? [] : [t('shipping_rule.up_to_is', { weight: formatWeight(up_to_weight_g / 1000) })]),
    ...(country === null ? [] : [t(`country.${country}`)]),
  ];
}

/** That the courier a rule names can't be taken. */
export function unservedText(
  { rule }: RuleDecision,
  courierName: (alias: string) => string,
  t: Localisation['t'],
): string {
  return t('shipping_rule.unserved', { courier: courierName(rule.courier ?? '') });
}

/** Why a parcel got its choice: the rule's place, what it asks, and what it chooses. */
export function decisionText(
  { position, rule }: RuleDecision,
  of: { currency: Currency; courierName: (alias: string) => string },
  words: Words,
): string {
  const { t } = words;
  const conditions = conditionsOf(rule, of.currency, words);
  return t('shipping_rule.says', {
    number: position,
    conditions: conditions.length === 0 ? t('shipping_rule.every') : conditions.join(' · '),
    choice: rule.choice === 'courier' ? of.courierName(rule.courier ?? '') : t(`shipping_rule.${rule.choice}`),
  });
}
