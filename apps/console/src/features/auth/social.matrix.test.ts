import { useDemo } from '@sampan/testing/demo';
import { continueWithProviders } from '#test/features/auth/social.suite.ts';

continueWithProviders(useDemo({ own: true }), 1280);
