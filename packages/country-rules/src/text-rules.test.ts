import { describe, expect, it } from 'vitest';
import {
  COPYRIGHT_YEARS,
  PER_PAGE_DASHBOARD,
  PER_PAGE_DEFAULT,
  PER_PAGE_LOCATIONS,
  RATING_VALUES,
} from './page-rules.ts';
import { formatTimeSlot, isTimeSlotTime } from './time-slot.ts';
import { TIMINGS } from './timings.ts';
import { truncate } from './truncate.ts';

describe('pickup time slots (spec section 3: HHMM, shown in 12-hour AM/PM)', () => {
  it.each([
    ['0900', '1200', '9:00 AM - 12:00 PM'],
    ['0000', '0030', '12:00 AM - 12:30 AM'],
    ['1200', '1301', '12:00 PM - 1:01 PM'],
    ['2359', null, '11:59 PM'],
    ['', '', 'ASAP'],
    [null, undefined, 'ASAP'],
    // A courier's own text is shown rather than lost.
    ['after 5', null, 'after 5'],
  ])('%j to %j shows %s', (from, to, text) => {
    expect(formatTimeSlot(from, to)).toBe(text);
  });

  it('knows the times of a day', () => {
    expect(['0000', '2359', '2400', '1260', '930', '09:30'].map(isTimeSlotTime)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('truncation (spec section 9: 36 characters)', () => {
  it('leaves 36 characters alone and cuts 37', () => {
    expect(truncate('a'.repeat(36))).toBe('a'.repeat(36));
    expect(truncate('a'.repeat(37))).toBe(`${'a'.repeat(35)}…`);
  });

  it('counts characters as people do', () => {
    const flags = '🇸🇬'.repeat(36);
    expect(truncate(flags)).toBe(flags);
    expect(truncate('e\u0302\u0301'.repeat(4), 3)).toBe(`${'e\u0302\u0301'.repeat(2)}…`);
    expect(truncate('ab cd', 4)).toBe('ab…');
  });
});

describe('constants of spec section 9', () => {
  it('the copyright is of 2020-2022', () => {
    expect(COPYRIGHT_YEARS).toBe('2020-2022');
  });

  it('pages', () => {
    expect([PER_PAGE_DEFAULT, PER_PAGE_DASHBOARD, PER_PAGE_LOCATIONS]).toEqual([20, 10, 1000]);
    expect(RATING_VALUES).toEqual([5, 2.5]);
  });

  it('timings, in milliseconds', () => {
    expect(TIMINGS).toEqual({
      form_auto_validation_ms: 500,
      field_validator_delay_ms: 1_000,
      wait_default_ms: 300,
      polling_default_ms: 5 * 60 * 1_000,
      postcode_lookup_debounce_ms: 500,
      address_search_debounce_ms: 300,
      bonus_lookup_debounce_ms: 300,
      text_input_debounce_ms: 200,
      maps_session_delay_ms: 1_000,
      file_open_delay_ms: 1_000,
      file_fallback_link_ms: 5_000,
      reload_after_address_save_ms: 200,
      thank_you_note_ms: 2_000,
      copied_notice_ms: 1_000,
      resend_to_resent_ms: 1_500,
      resent_to_resend_ms: 3_000,
      reload_after_login_as_ms: 500,
      chat_profile_update_ms: 1_200,
    });
  });
});
