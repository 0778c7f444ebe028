import { chromiumDriver } from '#test/suite/chromium-driver.fixtures.ts';
import { describeCalculator } from '#test/calculator/calculator.suite.ts';

describeCalculator('Chromium', chromiumDriver('sampan-calculator'));
