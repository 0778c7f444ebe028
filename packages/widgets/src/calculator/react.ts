export { errorTypeOf, WidgetError } from '../shell/widget-error.ts';
export { issuesOf } from './calculator.issues.ts';
export { createCalculatorModel } from './calculator.model.ts';
export type { CalculatorEvents, CalculatorModel, CalculatorPort, CalculatorState } from './calculator.model.ts';
export { countriesOf, paramsOf, QUESTION_PARAMS, questionOf } from './calculator.question.ts';
export type { CalculatorQuestion, QuestionParams } from './calculator.question.ts';
export { Calculator } from './calculator.tsx';
export type { CalculatorViewProps } from './calculator.props.ts';
