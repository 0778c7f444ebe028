type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const MAX_TEXT = 200;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/u;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && [...value].length <= MAX_TEXT;
const isDegrees = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most;
const isSize = (value: unknown) => typeof value === 'number' && value >= 0;

/** What the real one would object to in a way and what is carried on it. */
export function objectionToWay(body: Fields): string | null {
  for (const end of ['origin', 'destination']) {
    const place = fieldsOf(body[end]);
    const { latitude, longitude } = fieldsOf(place['coordinates']);
    if (!isText(place['address'])) return `${end}.address is wrong`;
    if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return `${end}.coordinates are wrong`;
    if (String(place['address']).includes('NOT SERVED')) return `${end} is outside the service area`;
  }
  const packages = Array.isArray(body['packages']) ? body['packages'].map(fieldsOf) : [];
  if (packages.length === 0) return 'packages are required';
  for (const { name, description, quantity, price, dimensions } of packages) {
    const { height, width, depth, weight } = fieldsOf(dimensions);
    if (!isText(name) || !isText(description)) return 'packages need a name and a description';
    if (!Number.isInteger(quantity) || Number(quantity) < 1 || !isSize(price))
      return 'packages.quantity or price is wrong';
    if (![height, width, depth].every(isSize)) return 'packages.dimensions are wrong';
    if (!Number.isInteger(weight) || Number(weight) <= 0) return 'packages.dimensions.weight is grams';
  }
  return null;
}

/** The same of an order. */
export function objectionToDelivery(
  body: Fields,
  { services, now_ms }: { services: readonly { type: string }[]; now_ms: number },
): string | null {
  if (!isText(body['merchantOrderID'])) return 'merchantOrderID is required';
  if (!services.some(({ type }) => type === body['serviceType'])) return 'serviceType is wrong';
  if (body['paymentMethod'] !== 'CASHLESS') return 'paymentMethod is wrong';
  for (const side of ['sender', 'recipient']) {
    const person = fieldsOf(body[side]);
    if (!isText(person['firstName'])) return `${side}.firstName is required`;
    if (!/^\d{9,15}$/u.test(String(person['phone']))) return `${side}.phone takes digits with the country's code`;
    if (typeof person['smsEnabled'] !== 'boolean') return `${side}.smsEnabled is required`;
    if (person['instruction'] !== undefined && !isText(person['instruction'])) return `${side}.instruction is wrong`;
  }
  if (body['schedule'] === undefined) return null;
  const { pickupTimeFrom: from, pickupTimeTo: to } = fieldsOf(body['schedule']);
  if (!UTC.test(String(from)) || !UTC.test(String(to))) return 'schedule is wrong';
  return Date.parse(String(from)) > now_ms && Date.parse(String(to)) > Date.parse(String(from))
    ? null
    : 'schedule is past';
}
