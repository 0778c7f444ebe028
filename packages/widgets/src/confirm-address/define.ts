import { defineOnce } from '../shell/define-once.ts';
import { SampanConfirmAddressElement } from './confirm-address.element.tsx';

defineOnce('sampan-confirm-address', SampanConfirmAddressElement);
