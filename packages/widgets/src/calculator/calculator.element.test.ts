import { elementDriver } from '#test/suite/element-driver.fixtures.ts';
import { describeCalculator } from '#test/calculator/calculator.suite.ts';
import { SampanCalculatorElement } from './index.ts';

describeCalculator('element', elementDriver('sampan-calculator', SampanCalculatorElement));
