/**
 * What a driver has to offer of its engine; everything else is done alike for all of them in `engine-page.ts`. `Handle` is
 * the driver's own word for an element of the page.
 */
export interface EngineSession<Handle = unknown> {
  /** Goes there and waits until it is loaded. */
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Evaluates a JavaScript expression in the page and answers what it gives, which has to be JSON. */
  run(expression: string): Promise<unknown>;
  /** Evaluates an expression that gives an element or null. */
  element(expression: string): Promise<Handle | null>;
  /** Presses and releases the mouse on its middle. */
  click(element: Handle): Promise<void>;
  /** Types with the keyboard into the field that has the focus, in the place of what is selected. */
  type(field: Handle, text: string): Promise<void>;
  /** Picks an `<option>` of a `<select>`. */
  choose(select: Handle, option: Handle): Promise<void>;
  /** PNG of the window's content. */
  screenshot(): Promise<Buffer>;
  /** What a user's console would have shown in red so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  /** A window with cookies and storage of its own, 1280 CSS pixels wide. */
  newSession(): Promise<EngineSession>;
  /** Ends the browser and everything started for it. */
  close(): Promise<void>;
}
