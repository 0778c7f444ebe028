export { errorTypeOf, WidgetError } from '../shell/widget-error.ts';
export { Calculator } from './calculator.tsx';
export type { CalculatorViewProps } from './calculator.props.ts';
