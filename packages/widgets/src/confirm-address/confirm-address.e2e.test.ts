import { chromiumDriver } from '../suite/chromium-driver.fixtures.ts';
import { describeConfirmAddress } from './confirm-address.suite.ts';

describeConfirmAddress('Chromium', chromiumDriver('sampan-confirm-address'));
