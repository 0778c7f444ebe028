export { locales } from 'sampan:messages/calculator/calculator-result';
export { withLazyMessages } from '../shell/lazy-messages.ts';
export { default as css } from 'sampan:css/calculator/calculator-result';
export { CalculatorResult } from './calculator-result.view.tsx';
