import type { Sample } from '#test/app/sample.ts';

/** Calls of what a company wants done with every parcel. */
export const SHIPPING_RULE_SAMPLES = {
  getServiceMatches: {},
  saveServiceMatches: { body: { matches: [{ name: 'Next day', choice: 'fastest' }] } },
  getSavedPackages: {},
  saveSavedPackages: { body: { packages: [{ name: 'Jam box', length: 24, width: 18, height: 12, weight: 1.2 }] } },
  getShippingRules: {},
  saveShippingRules: { body: { rules: [{ over_weight_g: 5000, choice: 'cheapest' }], sku_weights: [] } },
} satisfies Record<string, Sample>;
