import type { ShippingRule, ShippingRules } from '@sampan/contract';
import {
  gramsOfKg,
  isCountryCode,
  parseAmount,
  payableText,
  toMajor,
  toMinor,
  type Currency,
} from '@sampan/country-rules';

/** A rule as typed: kilograms and an amount, and empty text for "any". */
export interface RuleForm {
  readonly payment: string;
  readonly over_value: string;
  readonly over_kg: string;
  readonly up_to_kg: string;
  readonly country: string;
  /** `cheapest`, `fastest`, or the alias of a courier behind `courier:`. */
  readonly choice: string;
}

export interface RulesForm {
  readonly rules: readonly RuleForm[];
  readonly weights: readonly { readonly sku: string; readonly kg: string }[];
}

export const EMPTY_RULE: RuleForm = {
  payment: '',
  over_value: '',
  over_kg: '',
  up_to_kg: '',
  country: '',
  choice: 'cheapest',
};
/** As many as the server takes. */
export const MAX_RULES = 50;
const COURIER = 'courier:';
/** What the ids of the form's fields begin with. */
export const FIELDS = 'shipping-rule';

/** The id of a field by its path, such as `rules.0.over_kg`. */
export const fieldId = (path: string): string => `${FIELDS}-${path}`;

const kgText = (grams: number | null) => (grams === null ? '' : String(grams / 1000));

export function rulesFormOf({ rules, sku_weights }: Omit<ShippingRules, 'revision'>, currency: Currency): RulesForm {
  return {
    rules: rules.map(({ is_cod, over_value, over_weight_g, up_to_weight_g, country, choice, courier }) => ({
      payment: is_cod === null ? '' : is_cod ? 'cod' : 'prepaid',
      over_value: over_value === null ? '' : payableText(toMinor(over_value, currency), currency),
      over_kg: kgText(over_weight_g),
      up_to_kg: kgText(up_to_weight_g),
      country: country ?? '',
      choice: choice === 'courier' ? `${COURIER}${courier ?? ''}` : choice,
    })),
    weights: sku_weights.map(({ sku, weight_g }) => ({ sku, kg: kgText(weight_g) })),
  };
}

/** Whole grams of typed kilograms; null for what no parcel weighs. */
function gramsOf(kg: string): number | null {
  // What is no number at all would throw.
  if (!/^\d{1,7}(?:\.\d*)?$|^\.\d+$/u.test(kg.trim())) return null;
  const grams = gramsOfKg(Number(kg));
  return grams >= 1 && grams <= 1_000_000 ? grams : null;
}

function amountOf(text: string, currency: Currency): number | null {
  const parsed = parseAmount(text, currency);
  return parsed.ok && parsed.amount_minor > 0 ? toMajor(parsed.amount_minor, currency) : null;
}

function ruleOf(
  { payment, over_value, over_kg, up_to_kg, country, choice }: RuleForm,
  currency: Currency,
): ShippingRule {
  const courier = choice.startsWith(COURIER) ? choice.slice(COURIER.length) : null;
  return {
    is_cod: payment === '' ? null : payment === 'cod',
    over_value: amountOf(over_value, currency),
    over_weight_g: gramsOf(over_kg),
    up_to_weight_g: gramsOf(up_to_kg),
    country: isCountryCode(country) ? country : null,
    choice: courier !== null ? 'courier' : choice === 'fastest' ? 'fastest' : 'cheapest',
    courier,
  };
}

/** The body of the call, and the paths of the fields that cannot be saved, such as `rules.0.over_kg`. */
export function checkRulesForm(
  form: RulesForm,
  currency: Currency,
): { body: Omit<ShippingRules, 'revision'> | null; refused: Set<string> } {
  const skus = form.weights.map(({ sku }) => sku.trim());
  const is_wrong = (text: string, read: number | null) => text.trim() !== '' && read === null;
  const refused = new Set([
    ...form.rules.flatMap(({ over_value, over_kg, up_to_kg }, at) => [
      ...(is_wrong(over_value, amountOf(over_value, currency)) ? [`rules.${at}.over_value`] : []),
      ...(is_wrong(over_kg, gramsOf(over_kg)) ? [`rules.${at}.over_kg`] : []),
      ...(is_wrong(up_to_kg, gramsOf(up_to_kg)) ? [`rules.${at}.up_to_kg`] : []),
    ]),
    ...form.weights.flatMap(({ kg }, at) => [
      ...(skus[at] === '' || skus.indexOf(skus[at] ?? '') !== at ? [`weights.${at}.sku`] : []),
      ...(gramsOf(kg) === null ? [`weights.${at}.kg`] : []),
    ]),
  ]);
  if (refused.size > 0) return { body: null, refused };
  const sku_weights = form.weights.map(({ kg }, at) => ({ sku: skus[at] ?? '', weight_g: gramsOf(kg) ?? 0 }));
  return { body: { rules: form.rules.map((rule) => ruleOf(rule, currency)), sku_weights }, refused };
}
