import { useDemo } from '@sampan/testing/demo';
import { waysIn } from './ways-in.suite.ts';

waysIn(useDemo(), 1280);
