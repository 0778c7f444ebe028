import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import { expect, test } from 'vitest';
import { arrivalText } from './arrival-text.ts';

const localised = createI18nFrom({ language: 'en', country: 'SG', messages: await loadMessages('en') }).current();

/** Friday 27 November 2026, noon in Singapore. */
const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

const arrives = (eta_days_from: number, eta_days_to: number) =>
  arrivalText(
    { from: 'SG', to: 'SG', now: NOW, pick_up_date: null, service: { eta_days_from, eta_days_to, cut_off: null } },
    localised,
  );

test('a service says on which day the parcel arrives, or between which', () => {
  expect(arrives(1, 1)).toBe('Arrives Sat 28 Nov');
  expect(arrives(1, 2)).toBe('Arrives Sat 28 Nov to Mon 30 Nov');
});
