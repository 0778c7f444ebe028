import { chromiumDriver } from '../suite/chromium-driver.fixtures.ts';
import { describeCheckoutTrouble } from './checkout-trouble.suite.ts';
import { describeCheckout } from './checkout.suite.ts';

describeCheckout('Chromium', chromiumDriver('sampan-checkout'));
describeCheckoutTrouble('Chromium', chromiumDriver('sampan-checkout'));
