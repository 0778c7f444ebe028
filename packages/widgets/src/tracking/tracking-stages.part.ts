import css from 'sampan:css/tracking/tracking-stages';
import { stageName } from './tracking-stage.view.tsx';
import type { TrackingWords } from './tracking-words.ts';

/** One file with all widgets is also run by browsers that have no such sheets; no widget starts there. */
const sheets = 'replaceSync' in CSSStyleSheet.prototype ? [new CSSStyleSheet()] : [];
for (const sheet of sheets) sheet.replaceSync(css);

/** Gives the bar of an element its names. */
export function drawStages(root: ShadowRoot, words: TrackingWords): void {
  words.stageName = stageName;
  root.adoptedStyleSheets.push(...sheets);
  (root.host as HTMLElement & { requestUpdate(name: string, before: unknown): void }).requestUpdate('messages', sheets);
}
