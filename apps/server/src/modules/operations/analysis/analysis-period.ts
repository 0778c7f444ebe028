import type { AnalysisGroup } from '@sampan/contract';
import { MAX_ANALYSIS_DAYS } from '@sampan/contract';
import { UTC_OFFSETS_H, type CountryCode } from '@sampan/country-rules';
import { DomainError, fieldErrorOf } from '../../../platform/errors.ts';

const DAY_S = 86_400;
/** Without a wish: twelve weeks up to today. */
const DEFAULT_DAYS = 84;
/** 1970-01-01 was a Thursday: so many days after a Monday. */
const EPOCH_AFTER_MONDAY = 3;

/** Days as numbers since 1970-01-01 on the company's own clocks, both included. */
export interface Period {
  from_day: number;
  to_day: number;
}

/** Seconds by which the company's clocks are ahead; none of the five countries changes its clocks. */
export function offsetOf(country: CountryCode): number {
  return UTC_OFFSETS_H[country] * 3_600;
}

export function dayOf(epoch_s: number, offset_s: number): number {
  return Math.floor((epoch_s + offset_s) / DAY_S);
}

/** First second of a local day. */
export function startOf(day: number, offset_s: number): number {
  return day * DAY_S - offset_s;
}

export function isoDayOf(day: number): string {
  return new Date(day * DAY_S * 1000).toISOString().slice(0, 10);
}

function dayOfIso(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / 1000 / DAY_S;
}

/** The asked period, or the last twelve weeks. Throws `invalid_input` naming `to` when it ends before it begins or is too long. */
export function periodOf(
  query: { from?: string | undefined; to?: string | undefined },
  now_s: number,
  offset_s: number,
): Period {
  const to_day = query.to === undefined ? dayOf(now_s, offset_s) : dayOfIso(query.to);
  const from_day = query.from === undefined ? to_day - DEFAULT_DAYS + 1 : dayOfIso(query.from);
  const days = to_day - from_day + 1;
  const wrong = (code: string, message: string, params?: Record<string, string>) =>
    new DomainError('invalid_input', { errors: [fieldErrorOf('to', code, message, params)] });
  if (!(days >= 1)) throw wrong('validate.period_backwards', 'The last day is before the first');
  if (days > MAX_ANALYSIS_DAYS)
    throw wrong('validate.period_too_long', `At most ${MAX_ANALYSIS_DAYS} days`, { max: String(MAX_ANALYSIS_DAYS) });
  return { from_day, to_day };
}

export type TimeGroup = Extract<AnalysisGroup, 'month' | 'week' | 'day'>;

export function isTimeGroup(group: AnalysisGroup): group is TimeGroup {
  return group === 'month' || group === 'week' || group === 'day';
}

/** `2026-11`, the Monday of the week, or the day itself. */
export function keyOfDay(group: TimeGroup, day: number): string {
  if (group === 'month') return isoDayOf(day).slice(0, 7);
  return isoDayOf(group === 'day' ? day : day - ((day + EPOCH_AFTER_MONDAY) % 7));
}
