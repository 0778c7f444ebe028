/** Services and slots as the reference lists them; nothing else is taken. */
const SERVICE_TYPES = ['Parcel', 'Document', 'Return', 'Marketplace', 'Corporate', 'Bulky', 'International'];
const SERVICE_LEVELS = ['Standard', 'Express', 'Sameday', 'Nextday'];
const SLOTS = ['09:00-12:00', '09:00-18:00', '09:00-22:00', '12:00-15:00', '15:00-18:00', '18:00-22:00'];
const VOLUMES = [
  'Less than 3 Parcels',
  'Less than 10 Parcels',
  'Half-Van Load',
  'Full-Van Load',
  'Larger than Van Load',
];
const REQUESTED = /^([A-Za-z0-9]+-)*[A-Za-z0-9]+$/u;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u;
const MAX_TEXT = 255;
/** Couriers weigh to the gram and no finer. */
const KILOGRAMS = /^\d{1,3}(\.\d{1,3})?$/u;
const CENTIMETRES = /^\d{1,4}(\.\d)?$/u;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export interface Objection {
  field: string;
  message: string;
}

/** What the real one would object to; `today` is the day in the account's country. */
export function objectionsTo(order: Fields, { today, decimals }: { today: string; decimals: number }): Objection[] {
  const found: Objection[] = [];
  const expect = (is_right: boolean, field: string, message: string) => {
    if (!is_right) found.push({ field, message });
  };
  expect(SERVICE_TYPES.includes(String(order['service_type'])), 'service_type', 'is not a service type');
  expect(SERVICE_LEVELS.includes(String(order['service_level'])), 'service_level', 'is not a service level');
  const requested = order['requested_tracking_number'];
  if (requested !== undefined) {
    const is_number = typeof requested === 'string' && REQUESTED.test(requested) && requested.length >= 9;
    expect(is_number, 'requested_tracking_number', 'must have at least 9 letters and digits');
  }
  const reference = fieldsOf(order['reference'])['merchant_order_number'];
  expect(reference === undefined || isText(reference), 'reference.merchant_order_number', 'is too long');
  for (const side of ['from', 'to'] as const) found.push(...objectionsToSide(side, fieldsOf(order[side])));
  found.push(...objectionsToJob(fieldsOf(order['parcel_job']), today, decimals));
  return found;
}

function isText(value: unknown, max = MAX_TEXT): boolean {
  return typeof value === 'string' && value.trim() !== '' && [...value].length <= max;
}

function objectionsToSide(side: string, party: Fields): Objection[] {
  const found: Objection[] = [];
  const address = fieldsOf(party['address']);
  const country = String(address['country']);
  if (!isText(party['name'])) found.push({ field: `${side}.name`, message: 'is required, at most 255 characters' });
  if (!/^\+\d{9,15}$/u.test(String(party['phone_number'])))
    found.push({ field: `${side}.phone_number`, message: 'must be in international form' });
  if (!isText(address['address1'])) found.push({ field: `${side}.address.address1`, message: 'is required' });
  if (address['address2'] !== undefined && !isText(address['address2']))
    found.push({ field: `${side}.address.address2`, message: 'is too long' });
  if (!['SG', 'MY', 'PH', 'ID', 'VN', 'TH'].includes(country))
    found.push({ field: `${side}.address.country`, message: 'is not served' });
  if (['SG', 'MY'].includes(country) && !/^\d{5,6}$/u.test(String(address['postcode'])))
    found.push({ field: `${side}.address.postcode`, message: 'is required' });
  return found;
}

const slotOf = (value: unknown) => `${String(fieldsOf(value)['start_time'])}-${String(fieldsOf(value)['end_time'])}`;

function objectionsToJob(job: Fields, today: string, decimals: number): Objection[] {
  const found: Objection[] = [];
  const expect = (is_right: boolean, field: string, message: string) => {
    if (!is_right) found.push({ field: `parcel_job.${field}`, message });
  };
  const day = String(job['delivery_start_date']);
  expect(typeof job['is_pickup_required'] === 'boolean', 'is_pickup_required', 'is required');
  expect(DAY.test(day) && day >= today, 'delivery_start_date', 'must be a day to come');
  expect(SLOTS.includes(slotOf(job['delivery_timeslot'])), 'delivery_timeslot', 'is not a timeslot');
  expect(isText(fieldsOf(job['delivery_timeslot'])['timezone']), 'delivery_timeslot.timezone', 'is required');
  if (job['is_pickup_required'] === true) {
    const pickup_day = String(job['pickup_date']);
    expect(job['pickup_service_type'] === 'Scheduled', 'pickup_service_type', 'is required');
    expect(DAY.test(pickup_day) && pickup_day >= today, 'pickup_date', 'must be a day to come');
    expect(SLOTS.includes(slotOf(job['pickup_timeslot'])), 'pickup_timeslot', 'is not a timeslot');
    expect(VOLUMES.includes(String(job['pickup_approx_volume'])), 'pickup_approx_volume', 'is required');
  }
  const dimensions = fieldsOf(job['dimensions']);
  expect(
    typeof dimensions['weight'] === 'number' &&
      dimensions['weight'] > 0 &&
      KILOGRAMS.test(String(dimensions['weight'])),
    'dimensions.weight',
    'must be kilograms, to the gram',
  );
  for (const side of ['length', 'width', 'height'])
    expect(
      dimensions[side] === undefined || CENTIMETRES.test(String(dimensions[side])),
      `dimensions.${side}`,
      'is wrong',
    );
  for (const amount of ['cash_on_delivery', 'insured_value'])
    expect(job[amount] === undefined || isAmount(job[amount], decimals), amount, 'is not an amount of the currency');
  const notes = job['delivery_instructions'];
  expect(notes === undefined || isText(notes, MAX_TEXT), 'delivery_instructions', 'is too long');
  const items = job['items'];
  expect(
    items === undefined || (Array.isArray(items) && items.every((item) => isText(fieldsOf(item)['item_description']))),
    'items',
    'need a description each',
  );
  return found;
}

function isAmount(value: unknown, decimals: number): boolean {
  return typeof value === 'number' && value >= 0 && (String(value).split('.')[1] ?? '').length <= decimals;
}
