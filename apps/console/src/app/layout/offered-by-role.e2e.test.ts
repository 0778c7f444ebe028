import { useDemo } from '@sampan/testing/demo';
import { offersByRole } from '#test/app/layout/offered-by-role.suite.ts';

/** The role that may least; the other three stand in offered-by-role.matrix.test.ts. */
offersByRole(useDemo(), ['staff_ro']);
