import { chromiumDriver } from '#test/suite/chromium-driver.fixtures.ts';
import { describeTracking } from '#test/tracking/tracking.suite.ts';

describeTracking('Chromium', chromiumDriver('sampan-tracking'));
