import text from 'sampan:css/calculator/calculator-result';

export { locales } from 'sampan:messages/calculator/calculator-result';
export { withLazyMessages } from '../shell/lazy-messages.ts';
export { CalculatorResult } from './calculator-result.view.tsx';

export const css: CSSStyleSheet = new CSSStyleSheet();
css.replaceSync(text);
