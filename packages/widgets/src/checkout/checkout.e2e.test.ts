import { chromiumDriver } from '../suite/chromium-driver.fixtures.ts';
import { describeCheckout } from './checkout.suite.ts';

describeCheckout('Chromium', chromiumDriver('sampan-checkout'));
