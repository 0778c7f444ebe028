import { elementDriver } from '#test/suite/element-driver.fixtures.ts';
import { describeConfirmAddress } from '#test/confirm-address/confirm-address.suite.ts';
import { SampanConfirmAddressElement } from './index.ts';

describeConfirmAddress('element', elementDriver('sampan-confirm-address', SampanConfirmAddressElement));
