import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countryCode, epochSeconds, positiveAmount, requiredText } from './primitive.ts';
import { readRevision, revision } from './revision.ts';

/** Rules of one company; the first that fits decides. */
const MAX_SHIPPING_RULES = 50;
const MAX_SKU_WEIGHTS = 1_000;

const grams = v.pipe(
  v.number('validate.number_invalid'),
  v.integer('validate.number_invalid'),
  v.minValue(1, 'validate.number_min|min=1'),
  v.maxValue(1_000_000, 'validate.number_max|max=1000000'),
);

/** What a rule asks for. `courier` falls back to the cheapest where that courier doesn't serve the parcel. */
const RULE_CHOICES = ['cheapest', 'fastest', 'courier'] as const;
export type RuleChoice = (typeof RULE_CHOICES)[number];

/** Fits a parcel when each condition that isn't null holds. */
const shippingRule = v.strictObject({
  is_cod: v.optional(v.nullable(v.boolean()), null),
  /** The package value is above it, in the company's currency. */
  over_value: v.optional(v.nullable(positiveAmount), null),
  over_weight_g: v.optional(v.nullable(grams), null),
  up_to_weight_g: v.optional(v.nullable(grams), null),
  country: v.optional(v.nullable(countryCode), null),
  choice: v.picklist(RULE_CHOICES, 'validate.value_invalid'),
  /** The alias of the courier that `choice: courier` asks for. */
  courier: v.optional(v.nullable(requiredText(40)), null),
});
export type ShippingRule = v.InferOutput<typeof shippingRule>;

const skuWeight = v.strictObject({
  sku: requiredText(80),
  /** Of one piece. */
  weight_g: grams,
});

const shippingRules = v.object({
  rules: v.array(shippingRule),
  sku_weights: v.array(skuWeight),
  revision,
});
export type ShippingRules = v.InferOutput<typeof shippingRules>;

/** Why a parcel got its choice: the rule as it read then, and its place in the table. */
export const ruleDecision = v.object({
  position: v.pipe(v.number(), v.integer()),
  rule: v.object(shippingRule.entries),
  decided_at: epochSeconds,
  /** Whether the courier that the rule names serves the parcel; null until prices were compared, and for a rule that names none. */
  is_served: v.nullable(v.boolean()),
});
export type RuleDecision = v.InferOutput<typeof ruleDecision>;

export const getShippingRules = endpoint({
  name: 'getShippingRules',
  service: 'tpl',
  method: 'GET',
  path: '/shipping_rule',
  access: 'member',
  summary: 'Get the rules that choose a courier for new parcels, and default weights by SKU',
  spec: '1 Capabilities',
  response: shippingRules,
});

export const saveShippingRules = endpoint({
  name: 'saveShippingRules',
  service: 'tpl',
  method: 'PUT',
  path: '/shipping_rule',
  access: 'writer',
  summary: 'Replace the rules and the default weights; they apply to the next import and store sync',
  spec: '1 Capabilities',
  body: v.strictObject({
    rules: v.pipe(
      v.array(shippingRule),
      v.maxLength(MAX_SHIPPING_RULES, `validate.too_many|max=${MAX_SHIPPING_RULES}`),
    ),
    sku_weights: v.optional(
      v.pipe(v.array(skuWeight), v.maxLength(MAX_SKU_WEIGHTS, `validate.too_many|max=${MAX_SKU_WEIGHTS}`)),
      [],
    ),
    ...readRevision,
  }),
  response: shippingRules,
  errors: ['changed_meanwhile'],
});
