export { default as css } from 'sampan:css/calculator/calculator-result';
export { CalculatorResult } from './calculator-result.view.tsx';
