import { chromiumDriver } from '../suite/chromium-driver.fixtures.ts';
import { describeTracking } from './tracking.suite.ts';

describeTracking('Chromium', chromiumDriver('sampan-tracking'));
