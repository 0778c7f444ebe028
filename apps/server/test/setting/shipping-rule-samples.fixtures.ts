import { FULL_DRAFT } from '#test/app/full-draft.fixtures.ts';
import type { Sample } from '#test/app/sample.ts';

/** Calls of what a company wants done with every parcel, and of prices for anybody. */
export const SHIPPING_RULE_SAMPLES = {
  applyTrackingFile: {
    body: { data_base64: Buffer.from('order number,tracking number\nNONE-1,NVSG1234567\n').toString('base64') },
  },
  getServiceMatches: {},
  saveServiceMatches: { body: { matches: [{ name: 'Next day', choice: 'fastest' }] } },
  getRecipientPages: {},
  saveRecipientDomain: { body: { host: 'track.jam.example' } },
  deleteRecipientDomain: {},
  saveRecipientBrand: {
    body: {
      is_shown: true,
      colour: '#9c3414',
      shop_url: 'jam.example',
      contact_email: 'hello@jam.example',
      contact_phone: '',
      return_policy: 'Unopened jars within 14 days.',
    },
  },
  getSavedPackages: {},
  saveSavedPackages: { body: { packages: [{ name: 'Jam box', length: 24, width: 18, height: 12, weight: 1.2 }] } },
  getShippingRules: {},
  saveShippingRules: { body: { rules: [{ over_weight_g: 5000, choice: 'cheapest' }], sku_weights: [] } },
  estimatePublic: {
    body: {
      sender: { country: 'SG', post_code: '409051', state: '', city: 'Singapore' },
      recipient: { country: 'SG', post_code: '310145', state: '', city: 'Singapore' },
      dimension: FULL_DRAFT.dimension,
      package_type: null,
      total_package_value: 48,
      expected_cod_collection: 0,
      is_insured: false,
    },
  },
} satisfies Record<string, Sample>;
