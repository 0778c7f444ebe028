import { createTranslator, loadMessages } from '@sampan/messages';
import { describe, expect, it, vi } from 'vitest';
import { pickUpDates } from './calendar.ts';
import { dayRange, rangeOfWireDate, wireDateOf } from './country-day.ts';
import { createFormatters } from './format.ts';
import { formatNumber } from './number-format.ts';

const at = (text: string) => Date.parse(text) / 1000;
const t = createTranslator({ language: 'en', messages: await loadMessages('en') });
const sg = createFormatters('SG', t);
const id = createFormatters('ID', t);

describe('dates and times (spec 2 Package tracking panel)', () => {
  it('are DD.MM.YYYY and hh:mm am/pm on the clocks of the country', () => {
    const moment = at('2026-11-21T01:12:00Z');
    expect(sg.formatTrackingDateTime(moment)).toBe('21.11.2026, 09:12 am');
    expect(id.formatTrackingDateTime(moment)).toBe('21.11.2026, 08:12 am');
    expect(sg.formatTime(at('2026-11-21T08:18:59Z'))).toBe('04:18 pm');
  });

  it.each([
    ['2026-11-20T16:00:00Z', '21.11.2026', '12:00 am'],
    ['2026-11-21T04:00:00Z', '21.11.2026', '12:00 pm'],
    ['2026-11-21T15:59:59Z', '21.11.2026', '11:59 pm'],
    ['2026-12-31T16:30:00Z', '01.01.2027', '12:30 am'],
  ])('turn at midnight and noon: %s', (text, date, time) => {
    expect([sg.formatDate(at(text)), sg.formatTime(at(text))]).toEqual([date, time]);
  });

  it('say today, yesterday and tomorrow by the day there, not by 24 hours', () => {
    const now = at('2026-11-21T00:30:00+08:00');
    const moment = (text: string) => sg.formatMoment(at(text), now);
    expect(moment('2026-11-21T09:58:00+08:00')).toBe('Today 9:58 am');
    expect(moment('2026-11-20T23:59:00+08:00')).toBe('Yesterday 11:59 pm');
    expect(moment('2026-11-22T13:00:00+08:00')).toBe('Tomorrow 1:00 pm');
    expect(moment('2026-11-19T23:59:00+08:00')).toBe('19.11.2026, 11:59 pm');
    expect(id.formatDay(at('2026-11-20T23:00:00+07:00'), at('2026-11-21T00:30:00+08:00'))).toBe('Today');
  });

  it('count back and ahead', () => {
    const now = at('2026-11-21T12:00:00Z');
    const past = [0, 59, 60, 119, 3599, 3600, 86_399, 86_400, 7 * 86_400 - 1, 7 * 86_400].map((seconds) =>
      sg.formatRelative(now - seconds, now),
    );
    expect(past).toEqual([
      'just now',
      'just now',
      '1 min ago',
      '1 min ago',
      '59 min ago',
      '1 h ago',
      '23 h ago',
      '1 day ago',
      '6 days ago',
      '14.11.2026',
    ]);
    expect([30, 900, 7200, 2 * 86_400].map((seconds) => sg.formatRelative(now + seconds, now))).toEqual([
      'in a moment',
      'in 15 min',
      'in 2 h',
      'in 2 days',
    ]);
  });

  it('show dates of the wire, numbers and spans', () => {
    expect(sg.formatWireDate('2026-11-21')).toBe('21.11.2026');
    expect(sg.formatWireDate('soon')).toBe('soon');
    expect([sg.formatNumber(1234.5), sg.formatNumber(0.125, 3), sg.formatWeight(7.5)]).toEqual([
      '1,234.5',
      '0.125',
      '7.5 kg',
    ]);
    expect([sg.formatDays(0, 0), sg.formatDays(1, 1), sg.formatDays(1, 3)]).toEqual([
      'Same day',
      '1 day',
      '1 to 3 days',
    ]);
  });
});

describe('numbers', () => {
  it('need no Intl.NumberFormat while they are short, and read the same', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const intl = new Intl.NumberFormat('en', { maximumFractionDigits: 5 });
    made.mockClear();
    const short = [0, 7, 25, 999, 0.5, 12.25, 999.99999];
    expect(short.map((value) => formatNumber(value, 5))).toEqual(short.map((value) => intl.format(value)));
    expect(made).not.toHaveBeenCalled();
    expect([1000, -1, -0.5, 1e21, 0.000_001].map((value) => formatNumber(value, 5))).toEqual([
      '1,000',
      '-1',
      '-0.5',
      '1,000,000,000,000,000,000,000',
      '0',
    ]);
    expect(formatNumber(999.996)).toBe('1,000');
  });
});

describe('days of a country', () => {
  const now = at('2026-11-21T00:30:00+08:00');

  it('begin and end at its midnight', () => {
    expect(dayRange('today', 'SG', now)).toEqual({
      from: at('2026-11-21T00:00:00+08:00'),
      to: at('2026-11-21T23:59:59+08:00'),
    });
    expect(dayRange('yesterday', 'ID', now)).toEqual({
      from: at('2026-11-19T00:00:00+07:00'),
      to: at('2026-11-19T23:59:59+07:00'),
    });
    expect(dayRange('last_7_days', 'PH', now).from).toBe(at('2026-11-15T00:00:00+08:00'));
    expect(dayRange('last_30_days', 'MY', now).from).toBe(at('2026-10-23T00:00:00+08:00'));
    expect(dayRange('this_month', 'SG', now)).toEqual({
      from: at('2026-11-01T00:00:00+08:00'),
      to: at('2026-11-21T23:59:59+08:00'),
    });
  });

  it('come from and go to date inputs', () => {
    expect(rangeOfWireDate('2026-11-21', 'VN')).toEqual({
      from: at('2026-11-21T00:00:00+07:00'),
      to: at('2026-11-21T23:59:59+07:00'),
    });
    expect([
      rangeOfWireDate('2026-02-30', 'SG'),
      rangeOfWireDate('21.11.2026', 'SG'),
      rangeOfWireDate('', 'SG'),
    ]).toEqual([null, null, null]);
    expect([wireDateOf(now, 'SG'), wireDateOf(now, 'ID')]).toEqual(['2026-11-21', '2026-11-20']);
  });

  it('offer pick-up on any day but Sunday and public holidays', () => {
    expect(pickUpDates('SG', now, 3)).toEqual(['2026-11-21', '2026-11-23', '2026-11-24']);
    expect(pickUpDates('SG', at('2026-11-22T10:00:00+08:00'), 1)).toEqual(['2026-11-23']);
    // Christmas on a Friday; Bonifacio Day is one in the Philippines alone.
    expect(pickUpDates('SG', at('2026-12-24T10:00:00+08:00'), 3)).toEqual(['2026-12-24', '2026-12-26', '2026-12-28']);
    expect(pickUpDates('PH', at('2026-11-30T10:00:00+08:00'), 1)).toEqual(['2026-12-01']);
    expect(pickUpDates('SG', at('2026-11-30T10:00:00+08:00'), 1)).toEqual(['2026-11-30']);
  });
});
