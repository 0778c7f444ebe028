import { useDemo } from '@sampan/testing/demo';
import { offersByRole } from '#test/app/layout/offered-by-role.suite.ts';

offersByRole(useDemo(), ['owner', 'staff', 'post_billing']);
