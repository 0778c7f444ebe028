import { describeHostilePage } from './hostile-page.suite.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

describeHostilePage(WIDGET_ROWS);
