import { useDemo } from '@sampan/testing/demo';
import { waysIn } from '#test/features/auth/sign-in-methods.suite.ts';

waysIn(useDemo(), 375);
