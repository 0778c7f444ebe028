type Fields = Record<string, unknown>;
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const MAX_TEXT = 100;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u;
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;
/** `double(8,2)`: no finer. */
const isDouble = (value: unknown) =>
  typeof value === 'number' && value > 0 && /^\d{1,6}(\.\d{1,2})?$/u.test(String(value));
const isState = (value: unknown) => /^MY-(0[1-9]|1[0-6])$/u.test(String(value));

function objectionsToSides(parcel: Fields): string[] {
  return ['weight', 'width', 'length', 'height'].flatMap((side) =>
    isDouble(parcel[side]) ? [] : [`The ${side} field must be a number of two decimals`],
  );
}

/** What the real one would object to in a question for a price. */
export function objectionsToQuotation(shipment: Fields): string[] {
  const ends = ['sender', 'receiver'].flatMap((side) => {
    const { postcode, subdivision_code, country } = fieldsOf(shipment[side]);
    if (!/^\d{5}$/u.test(String(postcode))) return [`The ${side} postcode field is required`];
    return isState(subdivision_code) && country === 'MY' ? [] : [`The ${side} subdivision code is invalid`];
  });
  return [...ends, ...objectionsToSides(shipment)];
}

/** The same of an order. */
export function objectionsToOrder(shipment: Fields, today: string): string[] {
  const found = objectionsToSides(shipment);
  const day = String(shipment['collection_date']);
  if (!DAY.test(day) || day < today) found.push('The collection date is invalid');
  for (const side of ['sender', 'receiver']) {
    const party = fieldsOf(shipment[side]);
    for (const field of ['name', 'address_1', 'city'])
      if (!isText(party[field])) found.push(`The ${side} ${field} field is required`);
    if (party['address_2'] !== undefined && !isText(party['address_2']))
      found.push(`The ${side} address_2 is too long`);
    if (!/^\d{5}$/u.test(String(party['postcode']))) found.push(`The ${side} postcode field is required`);
    if (!isState(party['subdivision_code']) || party['country_code'] !== 'MY')
      found.push(`The ${side} state is invalid`);
    if (party['phone_number_country_code'] !== 'MY' || !/^[1-9]\d{7,9}$/u.test(String(party['phone_number'])))
      found.push(`The ${side} phone number is invalid`);
  }
  const items = listOf(shipment['item']);
  if (items.length === 0) found.push('The item field is required');
  for (const item of items) {
    if (!isText(item['content'])) found.push('The item content field is required');
    if (item['currency_code'] !== 'MYR' || !Number.isInteger(item['quantity'])) found.push('The item is invalid');
    found.push(...objectionsToSides(item));
  }
  return found;
}
