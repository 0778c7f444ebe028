import { checkoutRow } from '../checkout/checkout.row.fixtures.ts';
import { describeMoving } from './moving.suite.ts';

/** The one that takes money; all four stand in moving.matrix.test.ts. */
describeMoving([checkoutRow]);
