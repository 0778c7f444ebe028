import { useDemo } from '@sampan/testing/demo';
import { describe } from 'vitest';
import { bankAsks, cardAddsWhatIsMissing } from '#test/features/create-label/pay-by-card.suite.ts';

const demo = useDemo();

describe('step 5 of a label, Add a payment method (spec 2)', () => {
  for (const country of ['SG', 'MY', 'PH'] as const)
    for (const width of [375, 1280]) cardAddsWhatIsMissing(demo, country, width);
  cardAddsWhatIsMissing(demo, 'ID', 1280);
});

describe('a bank that asks at the charge (3-D Secure)', () => {
  bankAsks(demo, 'SG', 1280);
});
