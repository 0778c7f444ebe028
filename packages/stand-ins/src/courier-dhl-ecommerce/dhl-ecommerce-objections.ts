type Fields = Record<string, unknown>;
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const MAX_LINE = 50;
const PRODUCTS = ['PDO', 'PDE', 'SDP'];
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u;
/** How far a caller's clock may be off. */
const CLOCK_MS = 900_000;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && [...value].length <= MAX_LINE;
const isAmount = (value: unknown, decimals: number) =>
  typeof value === 'number' && value >= 0 && (String(value).split('.')[1] ?? '').length <= decimals;

/** What stands in the head of every request. */
export function objectionToHead(hdr: Fields, type: string, version: string, now_ms: number): string | null {
  if (hdr['messageType'] !== type) return 'messageType is wrong';
  if (hdr['messageVersion'] !== version) return 'messageVersion is wrong';
  const moment = String(hdr['messageDateTime']);
  if (!MOMENT.test(moment)) return 'messageDateTime needs its zone';
  return Math.abs(Date.parse(moment) - now_ms) > CLOCK_MS ? 'messageDateTime is off' : null;
}

function objectionToParty(party: Fields, name: string, country: string): string | null {
  if (!isText(party['name'])) return `${name}.name is required, at most ${MAX_LINE} characters`;
  if (!isText(party['address1'])) return `${name}.address1 is required, at most ${MAX_LINE} characters`;
  for (const line of ['address2', 'address3', 'district', 'city', 'state'])
    if (party[line] !== undefined && !isText(party[line]))
      return `${name}.${line} takes at most ${MAX_LINE} characters`;
  if (party['country'] !== country) return `${name}.country is not of this account`;
  if (country === 'MY' && !/^\d{5}$/u.test(String(party['postCode']))) return `${name}.postCode is wrong`;
  return /^\+\d{9,15}$/u.test(String(party['phone'])) ? null : `${name}.phone is wrong`;
}

/** What the real one would object to in one shipment of a label request. */
export function objectionToItem(
  item: Fields,
  bd: Fields,
  { prefix, country, currency, decimals }: { prefix: string; country: string; currency: string; decimals: number },
): string | null {
  const id = item['shipmentID'];
  if (typeof id !== 'string' || !id.startsWith(prefix) || !/^[A-Z0-9]{6,30}$/u.test(id)) return 'shipmentID is wrong';
  if (bd['handoverMethod'] !== 1 && bd['handoverMethod'] !== 2) return 'handoverMethod is wrong';
  const party =
    objectionToParty(fieldsOf(bd['pickupAddress']), 'pickupAddress', country) ??
    objectionToParty(fieldsOf(item['consigneeAddress']), 'consigneeAddress', country);
  if (party !== null) return party;
  if (!isText(item['packageDesc'])) return `packageDesc is required, at most ${MAX_LINE} characters`;
  const weight = item['totalWeight'];
  if (!Number.isInteger(weight) || Number(weight) <= 0 || item['totalWeightUOM'] !== 'G') return 'totalWeight is wrong';
  if (!PRODUCTS.includes(String(item['productCode']))) return 'productCode is wrong';
  if (item['currency'] !== currency) return 'currency is not of this account';
  for (const amount of ['codValue', 'insuranceValue'])
    if (item[amount] !== undefined && !isAmount(item[amount], decimals)) return `${amount} is wrong`;
  if (item['remarks'] !== undefined && !isText(item['remarks'])) return 'remarks are too long';
  return null;
}
