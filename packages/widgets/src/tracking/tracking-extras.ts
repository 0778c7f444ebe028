import text from 'sampan:css/tracking/tracking-extras';
import { instructionText } from './instruction-text.ts';
import { AskForParcel, ShareBar } from './tracking-extras.view.tsx';

export { keepTyping } from '../shell/keep-typing.ts';
export { messages as english } from 'sampan:messages/tracking@later';
export const parts = { AskForParcel, ShareBar, instructionText };

export const css: CSSStyleSheet = new CSSStyleSheet();
css.replaceSync(text);
