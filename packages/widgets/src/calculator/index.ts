export { SampanCalculatorElement } from './calculator.element.tsx';
