import { useDemo } from '@sampan/testing/demo';
import { firstLabel } from './first-label.suite.ts';

firstLabel(useDemo(), 'SG');
