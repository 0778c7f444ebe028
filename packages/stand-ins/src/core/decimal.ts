/** The dong has no cents. */
const WITHOUT_CENTS = new Set(['VND']);

/** An amount as channels write it in JSON numbers. */
export function major(minor: number, currency: string): number {
  return WITHOUT_CENTS.has(currency) ? minor : minor / 100;
}

/** An amount as channels write it in text. */
export function decimal(minor: number, currency: string): string {
  if (WITHOUT_CENTS.has(currency)) return `${minor}.00`;
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
