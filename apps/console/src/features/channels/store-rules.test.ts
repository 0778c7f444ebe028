import type { StoreHealth, StoreSettings } from '@sampan/contract';
import { describe, expect, test } from 'vitest';
import { checkSettingsForm, EMPTY_RULE, settingsFormOf } from './settings-form.ts';
import { hasStopped, isEnding, stateOf, WARN_DAYS } from './store-state.ts';
import { parseStoresSearch } from './stores-search.ts';

const NOW = 1_800_000_000;
const health = (part: Partial<StoreHealth>): { connection: StoreHealth } => ({
  connection: { state: 'connected', problem: null, authorisation_ends_at: null, ...part } as StoreHealth,
});
const problem = (code: NonNullable<StoreHealth['problem']>['code']) => ({ problem: { code, message: '', since: NOW } });

describe('the state of a store in one word (look-v2 6)', () => {
  test.each([
    ['by_hand', { connection: null }, false],
    ['working', health({}), false],
    ['slow', health(problem('unavailable')), false],
    ['reconnect', health(problem('unauthorised')), true],
    ['reconnect', health({ state: 'needs_reconnect' }), true],
    ['disconnected', health({ state: 'disconnected_by_store' }), true],
  ] as const)('%s', (state, store, stopped) => {
    expect([stateOf(store), hasStopped(store)]).toEqual([state, stopped]);
  });

  test('channels C10: a merchant is warned seven days before an authorisation ends', () => {
    const ends = (days: number) => health({ authorisation_ends_at: NOW + days * 86_400 });
    expect([isEnding(ends(WARN_DAYS), NOW), isEnding(ends(WARN_DAYS + 1), NOW), isEnding(health({}), NOW)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the way back from a channel says how connecting ended, and nothing else', () => {
  expect(parseStoresSearch({ ati: 'shopify', connected: 'true' })).toEqual({ source: 'shopify', connected: 'true' });
  expect(parseStoresSearch({ ati: 'lazada', login_true: 'true' })).toEqual({ source: 'lazada', connected: 'true' });
  expect(parseStoresSearch({ source: 'shopee', error: 'store_taken', error_description: '<b>' })).toEqual({
    source: 'shopee',
    error: 'store_taken',
  });
  expect(parseStoresSearch({ error: 'Call 1-800 now' })).toEqual({});
  expect(parseStoresSearch({ source: 'shopify' })).toEqual({});
});

describe('the settings of a store', () => {
  const settings: StoreSettings = {
    default_weight_g: 750,
    first_sync_days: 30,
    notify_buyer: true,
    completes_order: false,
    cash_on_delivery: 'collect',
    checkout_fallback: 9.5,
    service_rules: [{ service: 'Next day', max_weight_g: 3000, country: 'SG', is_cod: false }],
  };

  test('are typed in kilograms and sent in grams', () => {
    expect(settingsFormOf(settings)).toMatchObject({ default_kg: '0.75', rules: [{ max_kg: '3', payment: 'paid' }] });
    expect(checkSettingsForm(settingsFormOf(settings)).body).toEqual(settings);
  });

  test('name each refused field', () => {
    const form = {
      ...settingsFormOf(settings),
      default_kg: '',
      first_sync_days: '366',
      checkout_fallback: '1.234',
      rules: [{ ...EMPTY_RULE, max_kg: '0' }],
    };
    expect(checkSettingsForm({ ...form, default_kg: 'x' }).refused.has('default_weight_g')).toBe(true);
    expect([...checkSettingsForm(form).refused].toSorted()).toEqual([
      'checkout_fallback',
      'default_weight_g',
      'first_sync_days',
      'service_rules.0.max_weight_g',
      'service_rules.0.service',
    ]);
  });
});
