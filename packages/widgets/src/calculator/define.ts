import { defineOnce } from '../shell/define-once.ts';
import { SampanCalculatorElement } from './calculator.element.tsx';

defineOnce('sampan-calculator', SampanCalculatorElement);
