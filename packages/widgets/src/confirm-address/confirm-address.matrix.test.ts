import { chromiumDriver } from '#test/suite/chromium-driver.fixtures.ts';
import { describeConfirmAddress } from '#test/confirm-address/confirm-address.suite.ts';

describeConfirmAddress('Chromium', chromiumDriver('sampan-confirm-address'));
