import { defineOnce } from '../shell/define-once.ts';
import { SampanTrackingElement } from './tracking.element.tsx';

defineOnce('sampan-tracking', SampanTrackingElement);
