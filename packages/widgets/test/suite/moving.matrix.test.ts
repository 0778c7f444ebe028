import { describeMoving } from './moving.suite.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

describeMoving(WIDGET_ROWS);
