/** 12 and 2031 as they stand on a card. */
export function expiryText(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

/** What is typed, with the slash that people leave out: 1231 is 12/31. */
export function expiryAsTyped(text: string): string {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Month and year of an expiry date as typed; null for what is none or has passed. */
export function expiryOf(text: string, now: Date): { exp_month: number; exp_year: number } | null {
  const [, month, year] = /^(\d{2})\/(\d{2})$/u.exec(text) ?? [];
  if (month === undefined || year === undefined) return null;
  const exp_month = Number(month);
  const exp_year = 2000 + Number(year);
  const has_month = exp_month >= 1 && exp_month <= 12;
  return has_month && Date.UTC(exp_year, exp_month, 1) > now.getTime() ? { exp_month, exp_year } : null;
}

/** A card is worth replacing from this long before it ends. */
const SOON_MS = 60 * 86_400_000;

/** Whether a card that is good today ends within two months. */
export function expiresSoon(card: { exp_month: number; exp_year: number; is_expired: boolean }, now: Date): boolean {
  return !card.is_expired && Date.UTC(card.exp_year, card.exp_month, 1) - now.getTime() <= SOON_MS;
}

/** Groups of four, as on the card. */
export function cardNumberAsTyped(text: string): string {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 19);
  return digits.replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
}

/** The first digits tell how many there are; shorter numbers are not complete. */
export function isCompleteNumber(text: string): boolean {
  return text.replaceAll(/\D/gu, '').length >= 12;
}
