const person = (phone: string, coordinate: object) => ({ name: 'Ana', phone, email: 'ana@example.test', coordinate });
/** Somebody in each of the other countries, with an address that country accepts. */
export const RECIPIENTS = {
  MY: person('123456789', {
    unit_number: '12A',
    street: 'Jalan SS 2/24',
    post_code: '47300',
    city: 'Petaling Jaya',
    state: 'Selangor',
    country: 'MY',
  }),
  PH: person('9171234567', {
    unit_number: '4B',
    street: '115 Kamagong Street',
    post_code: '1203',
    city: 'Makati City',
    state: 'Metro Manila',
    district: 'San Antonio',
    country: 'PH',
    lat: 14.56,
    lng: 121.01,
  }),
  ID: person('81234567890', {
    unit_number: '12',
    street: 'Jl. Cikini Raya',
    post_code: '10330',
    city: 'Kota Jakarta Pusat',
    state: 'DKI Jakarta',
    district: 'Menteng',
    county: 'Cikini',
    country: 'ID',
    lat: -6.19,
    lng: 106.84,
  }),
};
