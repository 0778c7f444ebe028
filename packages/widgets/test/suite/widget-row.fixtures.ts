import type { ElementDefinition } from '../../src/shell/element-definition.ts';
import type { Answers } from './api-stub.fixtures.ts';
import type { WidgetPageObject } from './chromium-page-object.fixtures.ts';

/** One state of a widget, and how to get there. */
export interface Scene {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly answers: Answers;
  /** What the page does with the element once it is ready; runs in the browser and knows nothing else. */
  readonly begin?: (element: Element) => void;
  /** What a user does until the state is there. */
  readonly steps?: (widget: WidgetPageObject) => Promise<void>;
  /** Shown once it is. */
  readonly shows: string;
}

/** What the tests that hold for every widget need to know of one. */
export interface WidgetRow {
  readonly definition: ElementDefinition;
  /** Its states worth looking at; the first is the widget at its work, with as many words of the server as there are. */
  readonly scenes: readonly [Scene, ...Scene[]];
  /** Address on the server of the page it points to when it cannot work, for the first scene. */
  readonly hosted: string;
  /** Paths that a state asks again and again by itself. */
  readonly repeats?: RegExp;
}
