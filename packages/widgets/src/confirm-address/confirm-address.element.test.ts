import { elementDriver } from '../suite/element-driver.fixtures.ts';
import { describeConfirmAddress } from './confirm-address.suite.ts';
import { SampanConfirmAddressElement } from './index.ts';

describeConfirmAddress('element', elementDriver('sampan-confirm-address', SampanConfirmAddressElement));
