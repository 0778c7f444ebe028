import { chromiumDriver } from '#test/suite/chromium-driver.fixtures.ts';
import { describeTrackingElement } from '#test/tracking/tracking-element.suite.ts';
import { describeTracking } from '#test/tracking/tracking.suite.ts';

describeTracking('Chromium', chromiumDriver('sampan-tracking'));
describeTrackingElement('Chromium', chromiumDriver('sampan-tracking'));
