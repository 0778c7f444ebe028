/** The pace is that of so many days, today among them. */
export const PACE_DAYS = 14;
/** Fewer days say nothing about the next ones. */
const FEWEST_DAYS = 3;
/** A guess further ahead than that is none. */
const MOST_DAYS = 99;

interface Pace {
  /** What the wallet may spend now. */
  available_minor: number;
  /** What labels took from it, less what came back for some. */
  spent_minor: number;
  /** Days since the first label among them, that day and today included. */
  days: number;
}

/** How many whole days the wallet lasts at its pace; null where that cannot be said. */
export function daysLeft({ available_minor, spent_minor, days }: Pace): number | null {
  if (days < FEWEST_DAYS || spent_minor <= 0) return null;
  const left = Math.floor((Math.max(0, available_minor) * days) / spent_minor);
  return left > MOST_DAYS ? null : left;
}
