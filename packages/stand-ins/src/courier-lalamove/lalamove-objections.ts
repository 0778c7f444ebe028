type Fields = Record<string, unknown>;
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

export interface Objection {
  id: string;
  detail: string;
}

const DEGREES = /^-?\d{1,3}(\.\d{1,16})?$/u;
const PHONE = /^\+\d{8,15}$/u;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/u;
const MONTH_MS = 30 * 86_400_000;
const MAX_STOPS = 16;
const MAX_REMARKS = 1500;
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  SG: ['en_SG'],
  MY: ['en_MY', 'ms_MY'],
  PH: ['en_PH'],
  ID: ['en_ID', 'id_ID'],
  VN: ['en_VN', 'vi_VN'],
};

/** What the real one would object to in a question for a price. */
export function objectionToQuotation(
  data: Fields,
  { market, services, now_ms }: { market: string; services: ReadonlySet<string>; now_ms: number },
): Objection | null {
  const invalid = (detail: string) => ({ id: 'ERR_INVALID_FIELD', detail });
  if (!services.has(String(data['serviceType'])))
    return { id: 'ERR_INVALID_SERVICE_TYPE', detail: 'serviceType is not offered here' };
  if (LANGUAGES[market]?.includes(String(data['language'])) !== true) return invalid('language is not of this market');
  const stops = listOf(data['stops']);
  if (stops.length < 2 || stops.length > MAX_STOPS) return invalid(`stops must be 2 to ${MAX_STOPS}`);
  for (const stop of stops) {
    const { lat, lng } = fieldsOf(stop['coordinates']);
    // Text, not numbers: the real one refuses numbers.
    if (typeof lat !== 'string' || typeof lng !== 'string' || !DEGREES.test(lat) || !DEGREES.test(lng))
      return invalid('coordinates must be text in degrees');
    if (typeof stop['address'] !== 'string' || stop['address'].trim() === '') return invalid('address is required');
    if (stop['address'].includes('NOT SERVED'))
      return { id: 'ERR_OUT_OF_SERVICE_AREA', detail: 'A stop is outside the service area' };
  }
  const at = data['scheduleAt'];
  if (at === undefined) return null;
  const ms = typeof at === 'string' && UTC.test(at) ? Date.parse(at) : Number.NaN;
  return ms > now_ms && ms < now_ms + MONTH_MS
    ? null
    : { id: 'ERR_INVALID_SCHEDULE_TIME', detail: 'scheduleAt is wrong' };
}

/** The same of an order on a quotation. */
export function objectionToOrder(data: Fields, stop_ids: readonly string[]): Objection | null {
  const invalid = (detail: string) => ({ id: 'ERR_INVALID_FIELD', detail });
  const sender = fieldsOf(data['sender']);
  const recipients = listOf(data['recipients']);
  if (recipients.length !== stop_ids.length - 1) return invalid('every stop needs its recipient');
  for (const [index, person] of [sender, ...recipients].entries()) {
    if (person['stopId'] !== stop_ids[index]) return invalid('stopId is not of the quotation');
    if (typeof person['name'] !== 'string' || person['name'].trim() === '') return invalid('name is required');
    if (!PHONE.test(String(person['phone'])))
      return { id: 'ERR_INVALID_PHONE_NUMBER', detail: 'phone must be in international form' };
    const remarks = person['remarks'];
    if (remarks !== undefined && (typeof remarks !== 'string' || remarks.length > MAX_REMARKS))
      return invalid(`remarks take at most ${MAX_REMARKS} characters`);
  }
  if (typeof data['isPODEnabled'] !== 'boolean') return invalid('isPODEnabled is required');
  if (Object.values(fieldsOf(data['metadata'])).some((value) => typeof value !== 'string'))
    return invalid('metadata takes text only');
  return null;
}
