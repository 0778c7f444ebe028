import { endpoints, type CourierAccounts, type PickupLocation } from '@sampan/contract';
import type { TestApp } from '../app/test-app.fixtures.ts';

const PLACE = {
  place_name: 'Warehouse Tuas',
  name: 'Marcus Lim',
  phone: '91234567',
  note: 'Gate B, until 6 pm',
  coordinate: {
    unit_number: '#08-212',
    street: 'Blk 145 Toa Payoh Lorong 2',
    post_code: '310145',
    city: 'Singapore',
    country: 'SG',
    lat: 1.334,
    lng: 103.845,
  },
};

/** A call of every endpoint of the settings, on places of its own; `data_base64` is a picture. */
export async function settingSamples(app: TestApp, token: string, data_base64: string) {
  const newPlace = async () =>
    (await app.call<PickupLocation>(endpoints.createPickupLocation, { token, body: PLACE })).body;
  const place = await newPlace();
  const spare = await newPlace();
  const file = { name: 'Profile.png', type: 'image/png', data_base64 };
  await app.call(endpoints.uploadCompanyFile, { token, body: file });
  const account = {
    courier: 'ninja-van',
    credentials: { client_id: 'shop', client_secret: 's3cret', prefix: 'NVSGSHOP' },
  };
  const { body: accounts } = await app.call<CourierAccounts>(endpoints.saveCourierAccount, { token, body: account });
  return {
    listCourierAccounts: {},
    saveCourierAccount: { body: account },
    deleteCourierAccount: { params: { id: accounts.records[0]?.id ?? '' } },
    createPickupLocation: { body: PLACE },
    updatePickupLocation: { params: { id: place.id }, body: PLACE },
    makeDefaultPickupLocation: { params: { id: place.id } },
    deletePickupLocation: { params: { id: spare.id } },
    getCompany: {},
    saveCompany: {
      body: {
        name: 'Kopi & Kaya Goods',
        brand_name: 'Kopi & Kaya',
        website_url: 'https://shop.example',
        business: { entity_type: 'Private limited company', date: '2019-05-02', uen: '201912345K' },
      },
    },
    uploadCompanyFile: { body: file },
    getCompanyFile: {},
    deleteCompanyFile: {},
    uploadCompanyLogo: { body: { type: 'image/png', data_base64 } },
    deleteCompanyLogo: {},
    uploadAvatar: { body: { type: 'image/png', data_base64 } },
    deleteAvatar: {},
    getNotificationChoices: {},
    saveNotificationChoices: { body: { sale: true, address_confirmed: true, parcel_problem: true, referral: true } },
    getOnboarding: {},
    skipOnboarding: {},
  };
}
