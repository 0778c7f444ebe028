import { instructionText } from './instruction-text.ts';
import { AskForParcel, ShareBar } from './tracking-extras.view.tsx';

export { keepTyping } from '../shell/keep-typing.ts';
export { messages as english } from 'sampan:messages/tracking@later';
export { default as css } from 'sampan:css/tracking/tracking-extras';
export const parts = { AskForParcel, ShareBar, instructionText };
