import { useDemo } from '@sampan/testing/demo';
import { firstLabel } from '#test/features/onboarding/first-label.suite.ts';

const demo = useDemo();

firstLabel(demo, 'SG');
firstLabel(demo, 'MY');
