/** A recipient in Singapore as a merchant types it. */
export const RECIPIENT = {
  name: 'Nurul Aisyah binti Rahman',
  phone: '91234567',
  email: 'nurul@example.test',
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

/** A sender whose place is known to a metre. */
export const SENDER = {
  name: 'Kaya Corner',
  phone: '91234568',
  email: 'shop@example.test',
  coordinate: {
    unit_number: '#03-11',
    street: '60 Paya Lebar Road',
    post_code: '409051',
    city: 'Singapore',
    country: 'SG',
    lat: 1.3181,
    lng: 103.8926,
  },
};

/** A parcel with everything filled in, every kind of field among it. */
export const FULL_DRAFT = {
  shipping_address: RECIPIENT,
  dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
  package_content: 'Kaya jam, 6 jars',
  item_category: 'food',
  total_package_value: 48,
  is_fragile: true,
  is_insured: false,
  delivery_type: 'pick_up',
  pick_up_date: '2026-11-23',
  pick_up_time_slot_from: '0900',
  pick_up_time_slot_to: '1200',
  print_option: '100x150',
  add_on_services: ['signature'],
  delivery_instructions: 'Leave with the guard',
  shippers_note: 'Second order of this customer',
  expected_cod_collection: 0,
  cod_includes_shipping_fee: false,
  customs_purpose: 'sale_of_goods',
  customs_explanation: '',
  items: [{ name: 'Kaya jam', quantity: 6, weight: 0.25, unit_value: 8, hs_code: '200799', origin_country: 'SG' }],
  marketplace: null,
  vehicle_type: 'bike',
  mover_count: 0,
};
