import { checkoutRow } from '../checkout/checkout.row.fixtures.ts';
import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import { describeHostilePage } from './hostile-page.suite.ts';

/** The one that takes money and the one that recipients see; all four stand in hostile-page.matrix.test.ts. */
describeHostilePage([trackingRow, checkoutRow]);
