import { useDemo } from '@sampan/testing/demo';
import { signInMethods } from '#test/features/auth/sign-in-methods.suite.ts';

signInMethods(useDemo(), 375);
