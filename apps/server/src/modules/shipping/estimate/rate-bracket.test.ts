import { describe, expect, test } from 'vitest';
import { addressIn, cardsOf, parcelOf, requestOf, shippedLanes, zones } from '#test/estimate/estimate.fixtures.ts';
import type { CourierQuote, CourierQuoteRequest, PriceBracket } from '../../../ports/courier.ts';
import { bracketInRateCard } from './rate-bracket.ts';
import { quoteFromRateCard } from './rate-lane.ts';

const WEIGHTS = [100, 499, 500, 501, 1_000, 1_999, 2_000, 4_800, 9_999, 19_500, 30_000, 64_000];
const SIZES = [
  [0, 0, 0],
  [200, 150, 100],
  [600, 400, 400],
  [1_300, 300, 200],
] as const;
const COD = [0, 50, 48_00, 60_000_00];
const PLACES = {
  SG: [addressIn('SG'), addressIn('SG', { post_code: '099253' })],
  MY: [
    addressIn('MY'),
    addressIn('MY', { state: 'Johor', post_code: '80300' }),
    addressIn('MY', { state: 'Sabah', post_code: '88000' }),
    addressIn('MY', { state: '', post_code: '' }),
  ],
  ID: [addressIn('ID'), addressIn('ID', { state: 'Papua', post_code: '99111' })],
  PH: [addressIn('PH'), addressIn('PH', { state: 'Batanes', post_code: '3900' })],
} as const;

/** Parcels of every weight, size and amount to collect, to every place. */
function requestsFrom(country: keyof typeof PLACES): CourierQuoteRequest[] {
  return PLACES[country].flatMap((destination) =>
    WEIGHTS.flatMap((weight_g) =>
      SIZES.flatMap(([length_mm, width_mm, height_mm], size) =>
        COD.map((cod_minor) =>
          requestOf(country, country, {
            destination,
            cod_minor,
            parcel: parcelOf({ weight_g, length_mm, width_mm, height_mm, value_minor: size * 77, content: `${size}` }),
          }),
        ),
      ),
    ),
  );
}

const weighed = (quote: CourierQuote, { weights }: PriceBracket) => ({
  ...quote,
  rates: quote.rates.map((rate) => ({ ...rate, weight: weights[rate.service_id] })),
});

describe('brackets of published rates (volume 4: rows of one lane and weight share a question)', () => {
  test.each(['SG', 'MY', 'PH', 'ID'] as const)('%s: what one parcel of a bracket costs, all of it cost', (country) => {
    const requests = requestsFrom(country);
    for (const card of cardsOf(shippedLanes(country))) {
      const answers = new Map<string, CourierQuote>();
      for (const request of requests) {
        const quote = quoteFromRateCard(card, request, zones);
        const bracket = bracketInRateCard(card, request, zones);
        const shared = answers.get(bracket.key) ?? quote;
        answers.set(bracket.key, shared);
        expect(weighed(shared, bracket)).toEqual(quote);
      }
      expect(answers.size).toBeGreaterThan(1);
      expect(answers.size).toBeLessThan(requests.length / 2);
    }
  });

  test('streets, names, values and amounts that a service collects anyway do not part them', () => {
    const [card] = cardsOf(shippedLanes('SG'));
    if (!card) throw new Error('no card');
    const keyOf = (over: Parameters<typeof requestOf>[2]) =>
      bracketInRateCard(card, requestOf('SG', 'SG', over), zones).key;
    const destination = addressIn('SG', {
      street: '145 Lorong 2 Toa Payoh',
      post_code: '310145',
      name: 'Mei Ling Ong',
    });
    expect(keyOf({ destination, cod_minor: 12_00, parcel: parcelOf({ weight_g: 900, value_minor: 48_00 }) })).toBe(
      keyOf({ cod_minor: 54_50, parcel: parcelOf({ weight_g: 760 }) }),
    );
    expect(keyOf({ parcel: parcelOf({ weight_g: 1_001 }) })).not.toBe(keyOf({}));
  });
});
