import type { Answers, ApiCall } from './api-stub.fixtures.ts';

/** Origins of the stage: a shop, the server of the API, and where the script came from. No such hosts exist. */
export const SHOP = 'https://shop.test';
export const API = 'https://api.test';
export const SDK = 'https://sdk.test';

/** The clock of every stage unless told otherwise: 21 November 2026, 09:30 in Singapore, in epoch seconds. */
export const NOW = 1_795_224_600;

/** Events a driver writes down. */
export const HEARD_EVENTS = [
  'sampan-ready',
  'sampan-change',
  'sampan-quote',
  'sampan-select',
  'sampan-submit',
  'sampan-complete',
  'sampan-error',
  'sampan-loaderror',
  'sampan-resize',
] as const;
export type HeardEvent = (typeof HEARD_EVENTS)[number];

export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'spinbutton'
  | 'status'
  | 'tab'
  | 'textbox';

export interface WidgetSetup {
  /** Those of the tag; `api` leads to the stage's server unless given. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Rich data, set before the widget starts. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** What the server says, by 'GET /api/.../{id}'. A call without an answer fails the test. */
  readonly answers?: Answers;
  /** Epoch seconds. */
  readonly now?: number;
}

/**
 * One widget as somebody in front of it uses it, whatever it runs in. Names and labels are the visible ones, the star of a
 * required field left out. Everything that looks waits up to a few seconds for what it looks for.
 */
export interface WidgetDriver {
  readonly runs_in: 'react' | 'element' | 'chromium';
  open(setup: WidgetSetup): Promise<void>;
  /** Waits until the widget shows the text. */
  see(text: string | RegExp): Promise<void>;
  notSee(text: string | RegExp): Promise<void>;
  /** Everything the widget shows, in one line. */
  text(): Promise<string>;
  /** How many elements have this role (and name) now. */
  count(role: Role, name?: string | RegExp): Promise<number>;
  /** How many elements carry this `part` now. */
  parts(part: string): Promise<number>;
  /** An attribute of the one element with this role and name; null where it is absent. */
  attribute(role: Role, name: string | RegExp, attribute: string): Promise<string | null>;
  click(role: Role, name: string | RegExp): Promise<void>;
  /** Puts a text into a field, as pasting does. */
  fill(label: string, value: string): Promise<void>;
  /** What a field holds now. */
  valueOf(label: string): Promise<string>;
  /** Takes a line of a select, of a list of proposals or of a group of radio buttons. */
  choose(label: string, option: string): Promise<void>;
  /** Presses a key where the focus is: 'Tab', 'Shift+Tab', 'Enter', ' ', 'ArrowDown', 'Escape'. */
  press(key: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Name of what has the focus; '' when nothing of the widget has it. */
  focusedName(): Promise<string>;
  /** Details of the events of this name so far. */
  events(name: HeardEvent): Promise<unknown[]>;
  /** From now on a listener of the page prevents the default of this event. */
  prevent(name: HeardEvent): Promise<void>;
  /** Calls the server got, first one first. */
  calls(): ApiCall[];
  setAttribute(name: string, value: string | null): Promise<void>;
  setOnline(is_online: boolean): Promise<void>;
  /** Lets time pass: refreshes, retries, notes that go away by themselves. */
  pass(milliseconds: number): Promise<void>;
  /** Checks what must hold after every test, and takes everything away. */
  close(): Promise<void>;
}

/** Makes the driver of a suite inside its `describe`; the driver closes itself after every test. */
export type MakeDriver = () => WidgetDriver;

/** The name of a field as people read it: without the star, with any white space. */
export function labelPattern(label: string): RegExp {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`^\\s*${escaped}\\s*\\*?\\s*$`);
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const says = (whole: string, text: string | RegExp): boolean =>
  typeof text === 'string' ? whole.includes(text) : text.test(whole);
