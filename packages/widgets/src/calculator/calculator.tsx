import type { ReactNode } from 'react';
import { useStore } from '../shell/use-store.ts';
import { CalculatorResult } from './calculator-result.view.tsx';
import type { CalculatorViewProps } from './calculator.props.ts';
import { CalculatorView } from './calculator.view.tsx';

/** The calculator for React apps: what the element shows, from a model. */
export function Calculator(props: Omit<CalculatorViewProps, 'state' | 'Result'>): ReactNode {
  return <CalculatorView {...props} state={useStore(props.model.$state)} Result={CalculatorResult} />;
}
