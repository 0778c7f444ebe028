import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import { describe, expect, test } from 'vitest';
import { changedPaths, factLabel, factText, tellingFacts } from './activity-fact.ts';
import { activityQueryOf, parseActivitySearch, refilled } from './activity-search.ts';
import { networkText, sentenceOf, whoOf } from './activity-sentence.ts';

const localeOf = async (language: 'en' | 'my' | 'ph' | 'id' | 'vi') => ({
  ...createI18nFrom({ language, country: 'SG', messages: await loadMessages(language) }).current(),
  currency: 'SGD' as const,
});
const rachel = { kind: 'person', id: null, name: 'Rachel Tan' } as const;

describe('sentences of the activity log', () => {
  test('name who did it, in five languages, and never the action', async () => {
    const entry = { action: 'pickup_location.update', actor: rachel };
    const said = [];
    for (const language of ['en', 'my', 'ph', 'id', 'vi'] as const)
      said.push(sentenceOf(await localeOf(language), entry));
    expect(said[0]).toBe('Rachel Tan edited a pick-up location');
    expect(new Set(said).size).toBe(5);
    expect(said.every((sentence) => sentence.includes('Rachel Tan'))).toBe(true);
    const unknown = sentenceOf(await localeOf('en'), { action: 'moon.landing', actor: rachel });
    expect(unknown).toBe('Rachel Tan made a change');
  });

  test('support is not named, and nobody is nobody', async () => {
    const locale = await localeOf('en');
    const who = (kind: 'support' | 'system' | 'visitor' | 'key') => whoOf(locale, { kind, id: null, name: 'Rachel' });
    expect([who('support'), who('system'), who('visitor'), who('key')]).toEqual([
      'Sampan support',
      'Sampan',
      "Someone who wasn't signed in",
      'API key of Rachel',
    ]);
  });

  test('networks are short', () => {
    expect(networkText('203.0.113.0/24')).toBe('203.0.113.•');
    expect(networkText('2001:db8:7::/48')).toBe('2001:db8:7:•');
  });
});

describe('facts of an entry', () => {
  test('have labels and values people read', async () => {
    const texts = await localeOf('en');
    const told = (path: string, value: unknown) => `${factLabel(texts, path)} = ${factText(texts, path, value)}`;
    expect([
      told('pickup_location.unit_number', '#08•••'),
      told('shipping_address.coordinate.post_code', '31•••'),
      told('product_price_minor', 850),
      told('weight_g', 1_500),
      told('role', 'staff_ro'),
      told('is_default', true),
      told('allowed_origins', ['https://a.example', 'https://b.example']),
      told('shipping_fee_model', null),
    ]).toEqual([
      'Pick-up address: Unit number = #08•••',
      'Recipient: Postcode = 31•••',
      'Product price = S$ 8.50',
      'Weight = 1,500 g',
      'Role = Staff (read-only)',
      'Is default = Yes',
      'Sites = https://a.example, https://b.example',
      'Shipping fee model = None',
    ]);
  });

  test('ids and codes are not told', () => {
    const details = {
      link_id: 'x',
      code: 'forbidden',
      reason: 'Damaged',
      tracking_code: 'SM1',
      fields: ['a'],
      note: '',
    };
    expect(tellingFacts({ details })).toEqual([
      ['reason', 'Damaged'],
      ['tracking_code', 'SM1'],
    ]);
    expect(changedPaths({ before: { a: 1, order_id: 'x' }, after: { b: 2 } })).toEqual(['a', 'b']);
  });
});

test('the URL of the log keeps what it knows and drops the rest', () => {
  const search = parseActivitySearch({
    actor: 'support',
    group: 'keys',
    from: '2026-11-21',
    to: 'x',
    page: '1',
    evil: '1',
  });
  expect(search).toEqual({ actor: 'support', group: 'keys', from: '2026-11-21' });
  expect(activityQueryOf({ from: '2026-11-21', to: '2026-11-21' }, 'SG')).toEqual({
    from: '1795190400',
    to: '1795276800',
  });
  expect(refilled({ ...search, page: '3', cursor: 'c' }, { group: undefined })).toEqual({
    actor: 'support',
    from: '2026-11-21',
  });
});
