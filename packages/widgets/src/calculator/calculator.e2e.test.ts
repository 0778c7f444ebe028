import { chromiumDriver } from '../suite/chromium-driver.fixtures.ts';
import { describeCalculator } from './calculator.suite.ts';

describeCalculator('Chromium', chromiumDriver('sampan-calculator'));
