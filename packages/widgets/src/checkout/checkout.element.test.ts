import { elementDriver } from '#test/suite/element-driver.fixtures.ts';
import { SampanCheckoutElement } from './index.ts';
import { describeCheckoutTrouble } from '#test/checkout/checkout-trouble.suite.ts';
import { describeCheckout } from '#test/checkout/checkout.suite.ts';

describeCheckout('element', elementDriver('sampan-checkout', SampanCheckoutElement));
describeCheckoutTrouble('element', elementDriver('sampan-checkout', SampanCheckoutElement));
