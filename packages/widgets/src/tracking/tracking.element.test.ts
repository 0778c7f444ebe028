import { elementDriver } from '#test/suite/element-driver.fixtures.ts';
import { SampanTrackingElement } from './index.ts';
import { describeTracking } from '#test/tracking/tracking.suite.ts';

describeTracking('element', elementDriver('sampan-tracking', SampanTrackingElement));
