import { useDemo } from '@sampan/testing/demo';
import { confirmationOfOne } from '#test/features/orders/detail/confirm-address.suite.ts';

confirmationOfOne(useDemo(), 1280);
