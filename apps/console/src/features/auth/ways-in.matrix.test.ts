import { useDemo } from '@sampan/testing/demo';
import { waysIn } from '#test/features/auth/ways-in.suite.ts';

waysIn(useDemo(), 1280);
