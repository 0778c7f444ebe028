import { useDemo } from '@sampan/testing/demo';
import { continueWithProviders } from './social.suite.ts';

continueWithProviders(useDemo({ own: true }), 1280);
