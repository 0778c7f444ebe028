import { chromiumDriver } from '#test/suite/chromium-driver.fixtures.ts';
import { describeCheckoutTrouble } from '#test/checkout/checkout-trouble.suite.ts';
import { describeCheckout } from '#test/checkout/checkout.suite.ts';

describeCheckout('Chromium', chromiumDriver('sampan-checkout'));
describeCheckoutTrouble('Chromium', chromiumDriver('sampan-checkout'));
