import { elementDriver } from '../suite/element-driver.fixtures.ts';
import { SampanTrackingElement } from './index.ts';
import { describeTracking } from './tracking.suite.ts';

describeTracking('element', elementDriver('sampan-tracking', SampanTrackingElement));
