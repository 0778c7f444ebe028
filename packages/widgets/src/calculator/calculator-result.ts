export { locales } from 'sampan:messages/calculator/calculator-result';
export { withLaterTexts } from '../shell/later-texts.ts';
export { default as css } from 'sampan:css/calculator/calculator-result';
export { CalculatorResult } from './calculator-result.view.tsx';
