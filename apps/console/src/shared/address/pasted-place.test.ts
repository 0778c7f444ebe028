import type { GeocodedAddress } from '@sampan/contract';
import { describe, expect, it } from 'vitest';
import { choosePlaces, explain } from './pasted-place.ts';

const EMPTY = { id: '', formatted_address: '', street: '', building_name: '', post_code: '', lat: 0, lng: 0 };
const at = (state: string, city: string, district = ''): GeocodedAddress => ({
  ...EMPTY,
  country: 'PH',
  state,
  city,
  district,
});

function choose(
  parts: readonly string[],
  places: readonly GeocodedAddress[],
  by_code: readonly GeocodedAddress[] = [],
) {
  const text = { parts, post_code: '', town: '' };
  return choosePlaces(places.map((place) => explain(place, text, 'PH', by_code))).map(({ place }) => [
    place.state,
    place.city,
    place.district,
  ]);
}

describe('the place that explains an address', () => {
  it('is the city that the text names, though its list has no such barangay and that of another city has', () => {
    const parts = ['238 Rizal Street', 'Brgy. Poblacion', 'Cabuyao', 'Laguna'];
    const places = [at('Laguna', 'Cabuyao City'), at('Laguna', 'Cavinti', 'Poblacion')];
    expect(choose(parts, places)).toEqual([['Laguna', 'Cabuyao City', '']]);
  });

  it('is none where the text says another city than the one that is known', () => {
    const tarlac = at('Tarlac', 'Concepcion', 'San Bartolome');
    expect(choose(['Quirino Highway', 'Brgy. San Bartolome', 'Novaliches'], [tarlac])).toEqual([]);
    expect(choose(['Quirino Highway', 'Brgy. San Bartolome', 'Novaliches'], [tarlac], [tarlac])).toEqual([
      ['Tarlac', 'Concepcion', 'San Bartolome'],
    ]);
  });

  it('is no question between a city and the province around it', () => {
    const known = { street: ['Rizal Street'], named: ['state'] } as const;
    const city = { ...known, place: at('Laguna', 'Cavinti', 'Poblacion'), score: 3 };
    expect(choosePlaces([city, { ...known, place: at('Laguna', ''), score: 2.9 }])).toHaveLength(1);
    expect(choosePlaces([city, { ...known, place: at('Quezon', ''), score: 2.9 }])).toHaveLength(2);
  });

  it('has no village but the one that the text may name', () => {
    const bengkalis = at('Riau', 'Bengkalis', 'Air Putih');
    expect(choose(['Wonosari', 'Bengkalis', 'Riau'], [bengkalis])).toEqual([['Riau', 'Bengkalis', '']]);
    expect(choose(['5 Rizal Street', 'Bengkalis', 'Riau'], [bengkalis])).toEqual([['Riau', 'Bengkalis', 'Air Putih']]);
  });

  it('is no more than the province where that alone is known', () => {
    expect(choose(['Aguinaldo Hwy', 'Dusk City', 'Cavite'], [at('Cavite', 'Imus City')])).toEqual([['Cavite', '', '']]);
    expect(choose(['Aguinaldo Hwy', 'Dusk City', 'Cavite'], [at('Cavite', 'Cavite City')])).toEqual([
      ['Cavite', '', ''],
    ]);
  });
});
