import { createTranslator, loadMessages } from '@sampan/messages';
import { expect, test } from 'vitest';
import { questionOf } from '@sampan/stores/estimate';
import { BULKY_QUOTE } from '#test/calculator/calculator.fixtures.ts';
import { quoteText } from './quote-text.ts';

test('a quote is passed on with its route, parcel, service, parts that add up, and where to look again', async () => {
  const t = createTranslator({ language: 'en', messages: await loadMessages('en') });
  const question = questionOf(
    {
      from_postcode: '409051',
      to_country: 'ID',
      to_state: 'Bali',
      length: '40',
      width: '30',
      height: '20,5',
      weight: '2',
    },
    'SG',
  );
  const [cost] = BULKY_QUOTE.estimated_costs;
  if (cost === undefined) throw new Error('the fixture offers nothing');
  expect(quoteText(question, cost, 'https://ship.example/calculator?x', t).split('\n')).toEqual([
    'Singapore 409051 → Indonesia Bali',
    '40 × 30 × 20,5 cm, 2 kg',
    'Straits Parcel, Cross-border Saver, 3 to 5 days',
    'Shipping fee: S$ 20.00',
    'Fuel surcharge: S$ 1.60',
    'Platform fee: S$ 0.22',
    'GST 7%: S$ 1.53',
    'Total: S$ 23.35',
    'https://ship.example/calculator?x',
  ]);
});
