import css from 'sampan:css/tracking/tracking-stages';
import { stageName } from './tracking-stage.view.tsx';
import type { TrackingWords } from './tracking-words.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Gives the bar of an element its names. */
export function drawStages(root: ShadowRoot, words: TrackingWords): void {
  words.stageName = stageName;
  root.adoptedStyleSheets.push(sheet);
  (root.host as HTMLElement & { requestUpdate(name: string, before: unknown): void }).requestUpdate('messages', sheet);
}
