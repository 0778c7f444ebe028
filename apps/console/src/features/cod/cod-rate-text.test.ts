import { createTranslator, loadMessages } from '@sampan/messages';
import { expect, test } from 'vitest';
import { codRateText } from './cod-rate-text.ts';

test.each([
  [{ rate_percent: 3, min_fee: 0 }, '3%'],
  [{ rate_percent: 3, min_fee: 0.5 }, '3%, minimum S$ 0.50'],
  [{ rate_percent: 0, min_fee: 2 }, '0%, minimum S$ 2.00'],
  [{ rate_percent: 0, min_fee: 0 }, ''],
])('the fee for collecting cash: %j is told as %j', async (rate, text) => {
  const t = createTranslator({ language: 'en', messages: await loadMessages('en') });
  expect(codRateText({ ...rate, currency: 'SGD' }, { t, formatNumber: String })).toBe(text);
});
