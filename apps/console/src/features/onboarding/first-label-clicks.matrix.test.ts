import { useDemo } from '@sampan/testing/demo';
import { firstLabelClicks } from '#test/features/onboarding/first-label-clicks.suite.ts';

const demo = useDemo();

firstLabelClicks(demo, 'SG', 375);
firstLabelClicks(demo, 'SG', 1280);
firstLabelClicks(demo, 'PH', 375);
firstLabelClicks(demo, 'PH', 1280);
