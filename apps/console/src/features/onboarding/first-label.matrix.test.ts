import { useDemo } from '@sampan/testing/demo';
import { firstLabel } from '#test/features/onboarding/first-label.suite.ts';

firstLabel(useDemo(), 'SG');
