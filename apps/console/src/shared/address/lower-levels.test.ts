import type { GeocodedAddress } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { describe, expect, it } from 'vitest';
import { withLowerLevels } from './lower-levels.ts';

/** The barangay that the parts in front of a city name, out of a list, and the street that is left. */
async function fill(parts: readonly string[], list: readonly string[], country: CountryCode = 'PH') {
  const place = {
    id: '',
    country,
    formatted_address: '',
    street: '',
    building_name: '',
    post_code: '',
    lat: 0,
    lng: 0,
  };
  const found: GeocodedAddress = { ...place, state: 'Bulacan', city: 'Malolos City', district: '' };
  const loadLevel = () => Promise.resolve(list.map((name) => ({ name })));
  const entry = { place: found, score: 0, street: parts, named: [] };
  const filled = await withLowerLevels({ loadLevel }, country, entry);
  return [filled.place.district, ...filled.street];
}

describe('levels the search left open', () => {
  it('reads an address that begins with its village', async () => {
    expect(await fill(['Bulihan'], ['Bulihan', 'Bungahan'])).toEqual(['Bulihan']);
  });

  it('reads a village in front of its street', async () => {
    expect(await fill(['Tipolo', 'Lopez Jaena Street'], ['Tipolo'])).toEqual(['Tipolo', 'Lopez Jaena Street']);
    expect(await fill(['Block 3', 'Lopez Jaena Street'], ['Block 3'])).toEqual(['', 'Block 3', 'Lopez Jaena Street']);
  });

  it('reads the name of a village that says it is the middle of the town', async () => {
    expect(await fill(['San Isidro Poblacion'], ['San Isidro', 'San Jose'])).toEqual(['San Isidro']);
  });

  it('reads a barangay by its number, with and without the word for one', async () => {
    expect(await fill(['2 Luna St.', 'Brgy. 5'], ['Bgy. No. 5, San Pedro'])).toEqual([
      'Bgy. No. 5, San Pedro',
      '2 Luna St.',
    ]);
  });

  it('reads a village that the list calls by its name alone, but no other one', async () => {
    const parts = ['2 Luna St.', 'Moonwalk Village'];
    expect(await fill(parts, ['Merville', 'Moonwalk'])).toEqual(['Moonwalk', '2 Luna St.']);
    expect(await fill(parts, ['Moonwalk', 'Moonwalk Village'])).toEqual(['Moonwalk Village', '2 Luna St.']);
  });

  it('reads a zone by its number, which is no house', async () => {
    expect(await fill(['Zone 3'], ['Zone II', 'Zone III'])).toEqual(['Zone III']);
  });

  it('takes no street for the village of its name, and none that only begins as the list does', async () => {
    expect(await fill(['Bulihan Street'], ['Bulihan'])).toEqual(['', 'Bulihan Street']);
    expect(await fill(['Bulihan', 'Crossing'], ['Bulihan'])).toEqual(['', 'Bulihan', 'Crossing']);
    expect(await fill(['Cogon'], ['Cogon Combado'])).toEqual(['', 'Cogon']);
  });

  it('reads a name that a comma parts', async () => {
    const list = ['Poblacion Ilawod', 'Poblacion Ilaya'];
    expect(await fill(['Brgy. Poblacion', 'Ilawod'], list)).toEqual(['Poblacion Ilawod']);
    expect(await fill(['2 Luna St.', 'Poblacion', 'Ilaya'], list)).toEqual(['Poblacion Ilaya', '2 Luna St.']);
  });

  it('leaves what is more than the middle of it in the street', async () => {
    expect(await fill(['3 Queen St.', 'Novaliches'], ['Novaliches Proper'])).toEqual(['', '3 Queen St.', 'Novaliches']);
    expect(await fill(['3 Lilia Ave.', 'Cogon'], ['Cogon Combado'])).toEqual(['Cogon Combado', '3 Lilia Ave.']);
  });
});
