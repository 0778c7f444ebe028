import { elementDriver } from '../suite/element-driver.fixtures.ts';
import { SampanCheckoutElement } from './index.ts';
import { describeCheckoutTrouble } from './checkout-trouble.suite.ts';
import { describeCheckout } from './checkout.suite.ts';

describeCheckout('element', elementDriver('sampan-checkout', SampanCheckoutElement));
describeCheckoutTrouble('element', elementDriver('sampan-checkout', SampanCheckoutElement));
