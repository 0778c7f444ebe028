import { useDemo } from '@sampan/testing/demo';
import { confirmationOfOne } from './confirm-address.suite.ts';

confirmationOfOne(useDemo(), 1280);
