import type { GeocodedAddress } from '@sampan/contract';
import { emptyAddress } from '@sampan/stores/address';
import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it('reads an address that begins with its city', async () => {
  const place = { id: '', country: 'PH', formatted_address: '', street: '', building_name: '', post_code: '' } as const;
  const lipa: GeocodedAddress = { ...place, state: 'Batangas', city: 'Lipa City', district: 'Marauoy', lat: 0, lng: 0 };
  const found = await readAddress(
    {
      loadLevel: () => Promise.resolve([]),
      lookupPostcode: () => Promise.resolve([]),
      searchAddresses: (text) => Promise.resolve(text.endsWith('Lipa City') ? [lipa] : []),
      searchPlaces: () => Promise.resolve([]),
      reverse: () => Promise.resolve([]),
    },
    'PH',
    'Lipa City, Brgy. Marauoy, JP Laurel Highway',
    emptyAddress('PH'),
  );
  expect(found?.draft).toMatchObject({ city: 'Lipa City', district: 'Marauoy', street: 'JP Laurel Highway' });
});
