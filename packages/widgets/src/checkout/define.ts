import { defineOnce } from '../shell/define-once.ts';
import { SampanCheckoutElement } from './checkout.element.tsx';

defineOnce('sampan-checkout', SampanCheckoutElement);
