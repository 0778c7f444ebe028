import { keepTyping as keep } from '../shell/keep-typing.ts';
import { instructionText } from './instruction-text.ts';
import type { TrackingExtras } from './public-tracking.view.tsx';
import { AskForParcel, ShareBar } from './tracking-extras.view.tsx';

export { messages as english } from 'sampan:messages/tracking@later';
export { default as css } from 'sampan:css/tracking/tracking-extras';
export const parts: TrackingExtras = { AskForParcel, ShareBar, instructionText, stageName: () => null };

/** Begins what belongs to the fields of this part, and fetches the names of the stages, which no field waits for. */
export function keepTyping(root: ShadowRoot): void {
  keep(root);
  // Without them the bar stays.
  import('./tracking-stages.part.ts').then(
    ({ drawStages }) => drawStages(root, parts),
    () => undefined,
  );
}
