import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import { describeHostilePage } from './hostile-page.suite.ts';

/** What keeps a page out is the frame that all four share; all of them stand in hostile-page.matrix.test.ts. */
describeHostilePage([trackingRow]);
