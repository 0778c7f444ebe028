import { COUNTRY_CODES } from '@sampan/country-rules';
import { useDemo } from '@sampan/testing/demo';
import { describe } from 'vitest';
import { balanceSettings } from '#test/features/settings/balance.suite.ts';

const demo = useDemo();

describe('/settings/balance', () => {
  for (const country of COUNTRY_CODES)
    for (const width of country === 'ID' ? [1280] : [375, 1280]) balanceSettings(demo, country, width);
});
