import { elementDriver } from '../suite/element-driver.fixtures.ts';
import { describeCalculator } from './calculator.suite.ts';
import { SampanCalculatorElement } from './index.ts';

describeCalculator('element', elementDriver('sampan-calculator', SampanCalculatorElement));
